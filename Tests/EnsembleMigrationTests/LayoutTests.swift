// SPDX-License-Identifier: MIT

import EnsembleMigration
import Testing

/// Literals, comments, white space and line endings of migrated sources.
@Suite struct LayoutTests {
  @Test func `a literal of several lines keeps its value`() {
    let quotes = "\"\"\""
    let old = """
      struct V: View {
        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in
            Text(\(quotes)
        a
          b
      \(quotes))
            Text(\(quotes)
              c
              \(quotes))
          }
        }
      }
      """
    #expect(
      migrated(old) == """
        struct V: View {
          var body: some View {
            Text(\(quotes)
          a
            b
        \(quotes))
            Text(\(quotes)
              c
              \(quotes))
          }
        }
        """
    )
  }

  @Test(arguments: ["    ", "\t", "  "])
  func `lines are indented as the file is`(level: String) {
    let old = """
      struct V: View {
      >var body: some View {
      >>WithViewStore(store, observe: { $0 }) { viewStore in
      >>>VStack {
      >>>>Text(viewStore.a)
      >>>}
      >>}
      >}
      }
      """
    let new = """
      struct V: View {
      >var body: some View {
      >>VStack {
      >>>Text(store.a)
      >>}
      >}
      }
      """
    #expect(migrated(old.replacing(">", with: level)) == new.replacing(">", with: level))
  }

  @Test(arguments: [
    "WithViewStore(\n  store,  // the store\n  observe: { $0 }\n) { viewStore in Text(viewStore.a) }",
    "SwitchStore(store) { s in\n  // before\n  switch s { case .a: A() }\n}",
    "IfLetStore(/* child */ s) { A(store: $0) }",
  ])
  func `code with a comment that would be lost stays and is reported`(text: String) {
    #expect(migrated(text) == text)
    #expect(remarks(text).map { $0.contains("a comment stands within code") } == [true])
  }

  @Test func `an attribute that goes takes its line with it`() {
    let old = "struct S {\n  /// The name.\n  @BindingState\n  var name = \"\"\n}"
    #expect(
      migrated(old) == "@ObservableState\nstruct S {\n  /// The name.\n  var name = \"\"\n}"
    )
  }

  @Test func `line endings of Windows stay`() {
    let source = "import Sharing\r\nimport Clocks\r\n\r\n@Reducer(state: .equatable) enum F {}\r\n"
    let result = SourceMigration(
      of: source,
      path: "F.swift",
      context: MigrationContext(of: [source])
    )
    #expect(
      result.text
        == "import Ensemble\r\n\r\n@Reducer(state: .equatable) enum F {}\r\n"
    )
  }
}
