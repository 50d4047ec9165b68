extension String {
    /// The text with a space in place of each tab, because a tab stop can be directly behind a word.
    package var withSpacesForTabs: String {
        utf8.contains(0x09) ? replacing("\t", with: " ") : self
    }
}
