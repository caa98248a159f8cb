extension String {
    /// Whether it is one line of visible characters, with single spaces between them.
    var isPrintable: Bool {
        let isClean = unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned,
                .privateUse:
                false
            default: true
            }
        }
        return isClean && !isEmpty && !contains("  ") && first != " " && last != " "
    }
}
