//! The slide of docs/performance.md with tui-rs and crossterm: `m` slides the drawer, `q` leaves.

use crossterm::event::{self, Event, KeyCode};
use crossterm::terminal::{self, EnterAlternateScreen, LeaveAlternateScreen};
use std::time::{Duration, Instant};
use std::{env, fs, io};
use tui::style::{Color, Style};
use tui::{backend::CrosstermBackend, buffer::Buffer, layout::Rect, widgets::Widget, Terminal};

const TEXT: u32 = 0xcdd6f4;
const PAPER: u32 = 0x1e1e2e;
const PANEL: u32 = 0x313244;
const ITEMS: u16 = 12;
const DURATION: f64 = 0.25;
const BEAT: f64 = 1.0 / 60.0;

/// Text in one colour.
type Run = (u32, String);

/// The runs of a line, divided at its escape sequences: `ESC [ 38;2;R;G;B m` and `ESC [ m`.
fn runs(line: &str) -> Vec<Run> {
    let start = line.find('\x1b').unwrap_or(line.len());
    let mut runs = vec![(TEXT, line[..start].to_string())];
    for piece in line[start..].split("\x1b[") {
        if let Some((style, text)) = piece.split_once('m') {
            runs.push((colour(style), text.to_string()));
        }
    }
    runs
}

fn colour(style: &str) -> u32 {
    let Some(channels) = style.strip_prefix("38;2;") else {
        return TEXT;
    };
    let values = channels.split(';').flat_map(str::parse::<u32>);
    values.fold(0, |colour, value| colour << 8 | value)
}

/// A colour on its way to half of itself.
fn dimmed(colour: u32, progress: f64) -> Color {
    let rest = 1.0 - progress / 2.0;
    let channel = |shift: u32| ((colour >> shift & 255) as f64 * rest).round() as u8;
    Color::Rgb(channel(16), channel(8), channel(0))
}

/// A drawer that is out so far, from 0 to 1, over a text.
struct Scene<'a> {
    lines: &'a [Vec<Run>],
    progress: f64,
}

impl Scene<'_> {
    fn draw_line(&self, runs: &[Run], row: Rect, buffer: &mut Buffer) {
        let mut column = 0;
        for (colour, text) in runs {
            let ink = dimmed(*colour, self.progress);
            for character in text.chars() {
                if (row.left()..row.right()).contains(&column) {
                    let cell = buffer.get_mut(column, row.y);
                    cell.set_char(character).set_fg(ink);
                }
                column += 1;
            }
        }
    }
}

impl Widget for Scene<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let width = area.width * 4 / 5;
        let edge = (width as f64 * self.progress).round() as u16;
        let beside = Rect::new(edge, 0, area.width - edge, area.height);
        let paper = Style::default().fg(dimmed(TEXT, self.progress));
        let paper = paper.bg(dimmed(PAPER, self.progress));
        buffer.set_style(beside, paper);
        for (y, runs) in (0..area.height).zip(self.lines) {
            self.draw_line(runs, Rect { y, ..beside }, buffer);
        }
        let panel = Style::default().fg(dimmed(TEXT, 0.0));
        let panel = panel.bg(dimmed(PANEL, 0.0));
        buffer.set_style(Rect::new(0, 0, edge, area.height), panel);
        for y in 0..area.height.min(ITEMS) {
            let item = format!("  Item {}", y + 1);
            let visible = item.chars().skip((width - edge) as usize);
            for (x, character) in (0..edge).zip(visible) {
                buffer.get_mut(x, y).set_char(character);
            }
        }
    }
}

/// A movement from where the drawer was to one of its ends.
struct Slide {
    from: f64,
    to: f64,
    progress: f64,
    began: Instant,
}

impl Slide {
    fn new() -> Self {
        let (from, to, progress) = (0.0, 0.0, 0.0);
        Slide {
            from,
            to,
            progress,
            began: Instant::now(),
        }
    }

    fn is_moving(&self) -> bool {
        self.progress != self.to
    }

    fn turn(&mut self) {
        (self.from, self.to) = (self.progress, 1.0 - self.to);
        self.began = Instant::now();
    }

    /// A frame is what will be there when it is seen, a beat later. The sine is within 0.03 of the
    /// ease-out of CSS.
    fn advance(&mut self) {
        let passed = (self.began.elapsed().as_secs_f64() + BEAT) / DURATION;
        let eased = (passed * std::f64::consts::FRAC_PI_2).sin();
        let moved = self.from + (self.to - self.from) * eased;
        self.progress = if passed < 1.0 { moved } else { self.to };
    }

    /// Until the next frame is due; as good as forever at rest.
    fn wait(&self) -> Duration {
        if !self.is_moving() {
            return Duration::from_secs(1 << 20);
        }
        Duration::from_secs_f64(BEAT - self.began.elapsed().as_secs_f64() % BEAT)
    }
}

fn main() -> io::Result<()> {
    let path = env::args().nth(1).ok_or(io::ErrorKind::InvalidInput)?;
    let lines: Vec<_> = fs::read_to_string(path)?.lines().map(runs).collect();
    terminal::enable_raw_mode()?;
    // Standard output by itself would write every kilobyte.
    let mut output = io::BufWriter::with_capacity(1 << 17, io::stdout());
    crossterm::execute!(output, EnterAlternateScreen)?;
    let mut terminal = Terminal::new(CrosstermBackend::new(output))?;
    terminal.hide_cursor()?;
    let mut slide = Slide::new();
    loop {
        let (lines, progress) = (&lines, slide.progress);
        let scene = Scene { lines, progress };
        terminal.draw(|frame| frame.render_widget(scene, frame.size()))?;
        if event::poll(slide.wait())? {
            match event::read()? {
                Event::Key(key) if key.code == KeyCode::Char('q') => break,
                Event::Key(key) if key.code == KeyCode::Char('m') => slide.turn(),
                _ => {}
            }
        }
        if slide.is_moving() {
            slide.advance();
        }
    }
    terminal.show_cursor()?;
    crossterm::execute!(terminal.backend_mut(), LeaveAlternateScreen)?;
    terminal::disable_raw_mode()
}
