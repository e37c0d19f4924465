// SPDX-License-Identifier: MIT

import Testing

@Suite("@Composer: diagnostics of children")
struct ComposerChildDiagnosticTests {
  @Test func `children are written inline, with known arguments`() {
    expectDiagnostics(
      """
      @ComposeReducer(children: [
        .forEach("rows", of: Row.self),
        ^ error: children must be declared inline, as in '.reducer("child", of: Child.self)'
        child,
        ^ error: children must be declared inline, as in '.reducer("child", of: Child.self)'
        ComposedReducerChild.reducer("a", of: A.self),
        other.reducer("b", of: B.self),
        ^ error: children must be declared inline, as in '.reducer("child", of: Child.self)'
        .reducer("c", of: C.self).reducer("d", of: D.self),
        ^ error: children must be declared inline, as in '.reducer("child", of: Child.self)'
        .navigationStack(cases: []),
                         ^ error: '.navigationStack' has no argument 'cases'
        .reducer("e", "f", of: E.self),
                      ^ error: '.reducer' does not accept this unlabeled argument
        .state("g", of: Int.self, default: 1),
                                  ^ error: '.state' has no argument 'default'
        .reducer("h"),
         ^ error: the type of the child must be written as 'of: Child.self'
        .reducer("i", of: type),
                          ^ error: the type of the child must be written as 'of: Child.self'
        .reducer(of: J.self),
         ^ error: the child requires a name
      ])
      @Composer
      struct Feature {}
      """
    )
  }

  @Test func `the name of a child is an identifier`() {
    expectDiagnostics(
      #"""
      @ComposeReducer(children: [
        .reducer("two words", of: A.self),
                 ^ error: 'two words' is not a valid name for a property and a case
                 ^ fix: use 'twoWords'
        ~ .reducer("twoWords", of: A.self),
        .reducer("default", of: B.self),
                 ^ error: 'default' is not a valid name for a property and a case
        .reducer("\(name)", of: C.self),
                 ^ error: the name must be a string literal without interpolations
      ])
      @Composer
      struct Feature {}
      """#
    )
  }

  @Test func `names of children, of reducers and of bindings are distinct`() {
    expectDiagnostics(
      """
      @ComposeReducer(
        .bindable,
        children: [
          .reducer("binding", of: Child.self),
                   ^ error: '.bindable' reserves the name 'binding' for a case of the actions
          .reducer("child", of: Child.self),
                   ^ note: 'child' is first used here
          .state("child", of: Int.self),
                 ^ error: another child is already named 'child'
          .presentsDestination("a", children: [.alert(), .stateless("alert")]),
                                                                    ^ error: another child is already named 'alert'
                                               ^ note: 'alert' is first used here
          .presentsDestination("b", children: []),
          .presentsDestination("c", reducerName: "Sheet", children: []),
          .presentsDestination(
            "d",
            ^ error: another reducer is already named 'Sheet'; set 'reducerName'
            reducerName: "D",
            children: [.destination("sheet", children: [])]
          ),
        ]
      )
      @Composer
      struct Feature {}
      """
    )
  }

  @Test func `only an optional child starts as nil, and rows are not optional`() {
    expectDiagnostics(
      """
      @ComposeReducer(children: [
        .reducer("a", of: A.self, initialState: nil),
                                                ^ error: the initial state of a child that is not optional cannot be 'nil'
                                                ^ fix: use 'A?.self'
        ~ .reducer("a", of: A?.self, initialState: nil),
        .reducer("b", of: B?.self, initialState: nil),
        .presentsDestination(children: [.identifiedArray("rows", of: Row?.self)]),
                                                                     ^ error: the type of a row cannot be optional; remove the row from the array instead
                                                                     ^ fix: use 'Row.self'
        ~ .presentsDestination(children: [.identifiedArray("rows", of: Row.self)]),
      ])
      @Composer
      struct Feature {}
      """
    )
  }

  @Test func `a child has one reducer`() {
    expectDiagnostics(
      inFeature: """
        @ComposeBodyChildReducer("a") var a: A
                                 ^ error: the child 'a' already has a reducer, set by 'using' or by another property
        @ComposeBodyChildReducer("b") var b: B
        @ComposeBodyChildReducer("b") var other: B
                                 ^ error: the child 'b' already has a reducer, set by 'using' or by another property
        @ComposeBodyChildReducer("name") var name: Child { Child() }
                                 ^ error: there is no child 'name' with its own reducer
        """,
      children: """
        .reducer("a", of: A.self, using: A()), .reducer("b", of: B.self), \
        .state("name", of: String.self)
        """
    )
  }

  @Test func `only children with features can delegate`() {
    expectDiagnostics(
      inFeature: """
        @ComposeDelegate("name") func f() {}
                         ^ error: there is no child 'name' that can delegate; write the path of a child in a destination or a stack: 'path.detail'
        @ComposeDelegate("destination.sheet") func a() {}
                         ^ error: there is no child 'destination.sheet' that can delegate; write the path of a child in a destination or a stack: 'path.detail'
        @ComposeDelegate("destination.sheet.alert") func b() {}
                         ^ error: there is no child 'destination.sheet.alert' that can delegate; write the path of a child in a destination or a stack: 'path.detail'
        @ComposeDelegate("sheet.alert") func c() {}
                         ^ error: there is no child 'sheet.alert' that can delegate; write the path of a child in a destination or a stack: 'path.detail'
        @ComposeDelegate("destination.rows") func d(elementID: StackElementID) {}
                                                    ^ error: a parameter here must have one of the labels 'state', 'action', 'id'
        """,
      children: """
        .state("name", of: String.self), .presentsDestination(children: [\
        .identifiedArray("rows", of: Row.self), .destination("sheet", children: [.alert()])])
        """
    )
  }

  @Test func `internal actions of a child are its own`() {
    expectDiagnostics(
      inFeature: #"""
        @ComposeBody(action: \Action.Cases.child.view)
                             ^ warning: 'view' is internal to the child 'child'; handle a delegate action of the child instead
        func a() {}
        @ComposeBody(identifiedAction: \Action.Cases.rows, elementAction: \.view)
                                                                          ^ warning: 'view' is internal to the child 'rows'; handle a delegate action of the child instead
        func b() {}
        @ComposeBody(action: \Action.Cases.destination.presented.sheet.edit.view)
                             ^ warning: 'view' is internal to the child 'destination.sheet.edit'; handle a delegate action of the child instead
        func c() {}
        @ComposeBody(action: \Action.Cases.destination.presented.sheet.edit.delegate)
        func d() {}
        @ComposeBody(
          identifiedAction: \Action.Cases.destination.presented.rows,
          elementAction: \.view
                         ^ warning: 'view' is internal to the child 'destination.rows'; handle a delegate action of the child instead
        )
        func e() {}
        """#,
      children: """
        .reducer("child", of: Child.self), .identifiedArray("rows", of: Row.self), \
        .presentsDestination(children: [.identifiedArray("rows", of: Row.self), \
        .destination("sheet", children: [.reducer("edit", of: Edit?.self)])])
        """
    )
  }

  @Test func `a scope leads from a typed property to the case of a child`() {
    expectDiagnostics(
      inFeature: #"""
        struct State {
          @ComposeScopePath(action: \Action.Cases.rows.element)
                                    ^ error: the case must belong to a child: '\Action.Cases.child'
          var a: Int { 0 }
          @ComposeScopePath(action: \Action.Cases.rows)
          ^ error: '@ComposeScopePath' requires a single instance property with an explicit type
          var b = 0
          @ComposeScopePath(action: \Action.Cases.rows)
          ^ error: another scope is already named 'rows'
          var rows: Int { 0 }
        }
        """#,
      children: #".identifiedArray("rows", of: Row.self)"#
    )
  }
}
