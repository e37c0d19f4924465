// SPDX-License-Identifier: MIT

import Testing

@Suite("@Composer: children within destinations, stacks and enum features")
struct ComposerNestedChildTests {
  /// Returns the lines of an expansion, without indentation.
  private func lines(_ source: String) -> [String] {
    expanded(source).split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  /// Returns the lines of the expansion of a feature with children.
  private func lines(children: String, _ members: String = "") -> [String] {
    lines("@ComposeReducer(children: [\(children)])\n@Composer\nstruct Feature {\n\(members)\n}")
  }

  private func expect(
    _ expected: String...,
    in lines: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for line in expected {
      #expect(lines.contains(line), "\(line)", sourceLocation: sourceLocation)
    }
  }

  @Test func `a case can hold a collection of rows`() {
    expect(
      "case rows(EnsembleCollections.IdentifiedArrayOf<Row.State> = [])",
      "case rows(EnsembleCore.IdentifiedActionOf<Row>)",
      "EnsembleCore.IdentifiedArrayReducer(",
      "Row(limit: 2),",
      "case rows(EnsembleCore.Store<EnsembleCollections.IdentifiedArrayOf<Row.State>, "
        + "EnsembleCore.IdentifiedActionOf<Row>>)",
      "return .rows(store._scope(case: \\.rows, action: \\.rows))",
      "EnsembleCore.ScopePath(state: \\State.destination?.rows, "
        + "action: \\Action.Cases.destination.rows)",
      "EnsembleCore._ignoresDelegate(of: Row.Action.self)  // destination.rows",
      in: lines(
        children: #"""
          .presentsDestination(children: [
            .identifiedArray("rows", of: Row.self, initialState: [], using: Row(limit: 2))
          ])
          """#
      )
    )
  }

  @Test func `a case can hold an optional feature`() {
    expect(
      "case detail(Detail.State?)",
      "case detail(Detail.Action)",
      "EnsembleCore.OptionalReducer(",
      "case detail(EnsembleCore.Store<Detail.State?, Detail.Action>)",
      in: lines(
        children: #".navigationStack(children: [.reducer("detail", of: Detail?.self)])"#
      )
    )
  }

  @Test func `reducers of children carry the locations of their declarations`() {
    let lines = lines(
      children: #".presentsDestination(children: [.identifiedArray("rows", of: Row.self)])"#
    )
    // For the operator of the destination, the array, and the case.
    #expect(lines.filter { $0 == "column: 28" }.count == 1)
    #expect(lines.filter { $0 == "column: 60" }.count == 2)
  }

  @Test func `a destination can contain a destination`() {
    let lines = lines(
      children: #"""
        .presentsDestination(children: [
          .destination("sheet", options: .action(.equatable), children: [.stateless("help")]),
          .destination("popover", reducerName: "Bubble", children: []),
        ])
        """#
    )
    expect(
      "case sheet(Sheet.State)",
      "case sheet(Sheet.Action)",
      "Sheet.body",
      "case sheet(EnsembleCore.Store<Sheet.State, Sheet.Action>)",
      "case popover(Bubble.State)",
      "var sheet: EnsembleCore.ScopePathGroup<State, Sheet.State?, Action, "
        + "EnsembleCore.PresentationAction<Sheet.Action>, SheetPaths> {",
      "enum Action: Swift.Equatable, EnsembleCasePaths.CasePathable, "
        + "EnsembleCasePaths.CasePathIterable {",
      in: lines
    )
    let reducers = lines.filter { $0.hasSuffix(": EnsembleCore.CaseReducer {") }
    #expect(reducers.map { $0.split(separator: " ")[1] } == ["Destination:", "Sheet:", "Bubble:"])
  }

  @Test func `a stack can contain dialogs`() {
    expect(
      "case alert(EnsembleCore.AlertState<Swift.Never>)",
      "case options(EnsembleCore.ConfirmationDialogState<Options>)",
      "case options(Options)",
      in: lines(
        children: #"""
          .navigationStack(children: [.alert(), .confirmationDialog("options", of: Options.self)])
          """#
      )
    )
  }

  @Test func `a feature with enum state can have every kind of child`() {
    expect(
      "case rows(EnsembleCollections.IdentifiedArrayOf<Row.State>)",
      "case rows(EnsembleCore.IdentifiedActionOf<Row>)",
      "\\State.Cases.rows,",
      "EnsembleCore.IdentifiedArrayReducer(",
      "self.row,",
      "EnsembleCore.OptionalReducer(",
      "case sheet(Sheet.Action)",
      "Sheet.body",
      "enum Sheet: EnsembleCore.CaseReducer {",
      in: lines(
        #"""
        @ComposeEnumReducer(
          children: [
            .identifiedArray("rows", of: Row.self),
            .reducer("detail", of: Detail?.self),
            .destination("sheet", children: []),
          ]
        )
        @Composer
        struct Feature {
          @ComposeBodyChildReducer("rows")
          var row: some ReducerOf<Row> { Row() }
        }
        """#
      )
    )
  }

  @Test func `functions can handle delegate actions of nested children`() {
    let children = #"""
      .presentsDestination(children: [
        .identifiedArray("rows", of: Row.self),
        .destination("sheet", children: [.reducer("edit", of: Edit.self), .alert()]),
      ]),
      .navigationStack(children: [
        .identifiedArray("rows", of: Row.self),
        .destination("panel", children: [.reducer("edit", of: Edit.self), .alert("warning")]),
      ])
      """#
    let members = #"""
      @ComposeDelegate("destination.rows") func a(id: Int) {}
      @ComposeDelegate("destination.sheet.edit") func b() {}
      @ComposeDelegate("path.rows") func c(elementID: StackElementID, id: Int) {}
      @ComposeDelegate("path.panel.edit") func d(id: StackElementID) {}
      @ComposeBodyActionAlertCase("destination.sheet.alert") func e(action: Int) {}
      @ComposeBodyActionAlertCase("path.panel.warning") func f(action: Int) {}
      """#
    let lines = lines(children: children, members)
    expect(
      #"child: "destination.rows","#,
      #"EnsembleCore.ReduceIdentifiedAction(\Action.Cases.destination.presented.rows, "#
        + #"element: \.delegate) { state, id, action in"#,
      #"EnsembleCore.ReduceAction(\Action.Cases.destination.presented.sheet.edit.delegate) "#
        + "{ state, action in",
      #"EnsembleCore.ReduceStackAction(\Action.Cases.path, element: \.rows, row: \.delegate) "#
        + "{ state, elementID, id, action in",
      "._from(self.c(elementID: elementID, id: id))",
      #"EnsembleCore.ReduceStackAction(\Action.Cases.path, element: \.panel.edit.delegate) "#
        + "{ state, id, action in",
      #"EnsembleCore.ReduceAction(\Action.Cases.destination.presented.sheet.alert) "#
        + "{ state, action in",
      #"EnsembleCore.ReduceStackAction(\Action.Cases.path, element: \.panel.warning) "#
        + "{ state, id, action in",
      "case warning(EnsembleCore.AlertState<Int>)",
      in: lines
    )
    #expect(!lines.contains { $0.contains("_ignoresDelegate") })
  }
}
