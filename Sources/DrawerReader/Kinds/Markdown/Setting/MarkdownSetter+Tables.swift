internal import DrawerCanvas

extension MarkdownSetter {
    /// What stands between the cells of a row, and in the line below a header.
    private static let (separator, crossing) = (" │ ", "─┼─")
    /// The fewest columns in which cells are wrapped; with less, a table is set as records.
    private static let narrowest = 4

    mutating func set(_ table: MarkdownTable) {
        let count = table.alignments.count
        let available = room - Self.separator.count * (count - 1)
        let natural = naturalWidths(table)
        let fits = natural.reduce(0, +) <= available
        if fits || available >= Self.narrowest * count {
            let widths = fits ? natural : TableColumns.widths(natural, within: available)
            setGrid(table, widths: widths, isRuled: !fits)
        } else {
            setRecords(table)
        }
    }

    /// The columns of the widest line in each column.
    private func naturalWidths(_ table: MarkdownTable) -> [Int] {
        table.alignments.indices.map { column in
            table.rows.lazy.compactMap {
                $0.cells.indices.contains(column) ? $0.cells[column] : nil
            }
            .flatMap { document.lines(in: $0) }
            .map { document.withBytes($0) { $0.columns } }
            .max() ?? 0
        }
    }

    // MARK: Grid

    /// A rule stands below the header; where cells are wrapped, between all rows.
    private mutating func setGrid(_ table: MarkdownTable, widths: [Int], isRuled: Bool) {
        for (index, row) in table.rows.enumerated() {
            set(row, of: table, widths: widths)
            let isLast = index == table.rows.count - 1
            if index == 0 || (isRuled && !isLast) { setRule(below: row, widths: widths) }
        }
    }

    private mutating func set(_ row: MarkdownTable.Row, of table: MarkdownTable, widths: [Int]) {
        let cells = zip(row.cells, widths).map { cell, width in
            document.lines(in: cell).flatMap { document.rows(of: $0, width: max(1, width)) }
        }
        for line in 0..<(cells.map(\.count).max() ?? 1) {
            let indent = beginLine()
            for (column, rows) in cells.enumerated() {
                if column > 0 { text.append(Self.separator.utf8, TextInk(.rule)) }
                set(
                    line < rows.count ? rows[line] : 0..<0, width: widths[column],
                    alignment: table.alignments[column])
            }
            text.end(source: row.source, indent: indent)
        }
    }

    private mutating func set(
        _ piece: Range<Int>, width: Int, alignment: MarkdownTable.Alignment
    ) {
        let blanks = max(0, width - document.withBytes(piece) { $0.columns })
        let left =
            switch alignment {
            case .left: 0
            case .center: blanks / 2
            case .right: blanks
            }
        text.append(blanks: left)
        text.append(piece, of: document)
        text.append(blanks: blanks - left)
    }

    private mutating func setRule(below row: MarkdownTable.Row, widths: [Int]) {
        let indent = beginLine()
        let lines = widths.map { String(repeating: "─", count: $0) }
        text.append(lines.joined(separator: Self.crossing).utf8, TextInk(.rule))
        text.end(source: row.source, indent: indent)
    }

    // MARK: Records

    /// Each row as a list of its cells, each below the name of its column.
    private mutating func setRecords(_ table: MarkdownTable) {
        guard let header = table.rows.first else { return }
        for (index, row) in table.rows.dropFirst().enumerated() {
            if index > 0 { setGap(source: row.source) }
            for (name, cell) in zip(header.cells, row.cells) where !cell.isEmpty {
                let lines = (name.isEmpty ? [] : [name]) + [cell]
                for line in lines.flatMap(document.lines) { setLine(line) { _ in row.source } }
            }
        }
        if table.rows.count == 1 { header.cells.forEach { setLine($0) { _ in header.source } } }
    }

    private mutating func setGap(source: Int) {
        if margin.isQuoted { _ = beginLine() }
        text.end(source: source)
    }
}
