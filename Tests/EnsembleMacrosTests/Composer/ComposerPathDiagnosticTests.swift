// SPDX-License-Identifier: MIT

import Testing

@Suite("@Composer: diagnostics of key paths and attachments")
struct ComposerPathDiagnosticTests {
  @Test func `a path without a root gets one`() {
    expectDiagnostics(
      inFeature: #"""
        @ComposeBody(action: \.child.delegate)
                             ^ error: write the case as a key path from the actions: '\Action.Cases.child'
                             ^ fix: use '\Action.Cases.child.delegate'
        ~ @ComposeBody(action: \Action.Cases.child.delegate)
        func a() {}
        @ComposeBodyOnChange(of: \.count, attachment: .core)
                                 ^ error: write the value as a key path from the state: '\State.value'
                                 ^ fix: use '\State.count'
        ~ @ComposeBodyOnChange(of: \State.count, attachment: .core)
        func b() {}
        """#,
      children: #".reducer("child", of: Child.self)"#
    )
  }

  @Test func `a path starts at this feature`() {
    expectDiagnostics(
      #"""
      extension Screens {
        @Composer
        struct Feature {
          @ComposeBodyOnChange(of: \Counter.State.count)
                                    ^ error: the path must start at the 'State' of this feature, not at that of 'Counter'
                                    ^ fix: use '\State.count'
          ~ @ComposeBodyOnChange(of: \State.count)
          func a() {}
          @ComposeBody(action: \Counter.Action.Cases.child)
                                ^ error: the path must start at the 'Action' of this feature, not at that of 'Counter'
                                ^ fix: use '\Action.Cases.child'
          ~ @ComposeBody(action: \Action.Cases.child)
          func b() {}
          @ComposeBodyOnChange(of: \Other.Feature.State.count)
                                    ^ error: the path must start at the 'State' of this feature, not at that of 'Other.Feature'
                                    ^ fix: use '\State.count'
          ~ @ComposeBodyOnChange(of: \State.count)
          func c() {}
          @ComposeBody(action: \Other.Feature.Action.Cases.child)
                                ^ error: the path must start at the 'Action' of this feature, not at that of 'Other.Feature'
                                ^ fix: use '\Action.Cases.child'
          ~ @ComposeBody(action: \Action.Cases.child)
          func d() {}
        }
      }
      """#
    )
  }

  @Test func `changes before the core need an attachment`() {
    expectDiagnostics(
      #"""
      @ComposeReducer(
        .bindable,
        children: [.reducer("a", of: A.self), .presentsReducer("b", of: B.self)]
      )
      @Composer
      struct Feature {
        @ComposeBodyOnChange(of: \State.a.count) func a() {}
                                 ^ warning: changes by the child 'a' itself happen before the core, and are not observed there; write 'attachment: .feature' to observe them too, or '.core' to ignore them
                                 ^ fix: add 'attachment: .feature'
        ~ @ComposeBodyOnChange(of: \State.a.count, attachment: .feature) func a() {}
        @ComposeBodyOnChange(of: \State.b?.count) func b() {}
        @ComposeBodyOnChange(of: \State.c, isEqual: ==) func c() {}
                                 ^ warning: changes by bindings happen before the core, and are not observed there; write 'attachment: .feature' to observe them too, or '.core' to ignore them
                                 ^ fix: add 'attachment: .feature'
        ~ @ComposeBodyOnChange(of: \State.c, isEqual: ==, attachment: .feature) func c() {}
        @ComposeBodyOnChange(of: \State.d, attachment: .core) func d() {}
      }
      """#
    )
  }

  @Test func `an attachment to bindings makes the feature bindable`() {
    expectDiagnostics(
      #"""
      @ComposeReducer(children: [.reducer("child", of: Child.self)])
      ~ @ComposeReducer(.bindable, children: [.reducer("child", of: Child.self)])
      @Composer
      struct Feature {
        @ComposeBodyOnChange(of: \State.count, attachment: .binding)
                                                           ^ error: without '.bindable' the feature has no bindings to observe
                                                           ^ fix: add '.bindable'
        func f() {}
      }
      """#
    )
  }

  @Test func `an attachment is a literal or a child`() {
    expectDiagnostics(
      inFeature: #"""
        @ComposeBodyOnChange(of: \State.count, attachment: .scope("x"))
                                                                  ^ error: there is no child 'x'; there is 'child'
        func a() {}
        @ComposeBodyOnChange(of: \State.count, attachment: place)
                                                           ^ error: the attachment must be '.feature', '.core', '.binding' or '.scope("child")'
        func b() {}
        """#,
      children: #".reducer("child", of: Child.self)"#
    )
  }

  @Test(arguments: [#"\Self.State.count"#, #"\Feature.State.count"#, #"\App.Feature.State.count"#])
  func `a path may start at the feature or around it`(path: String) {
    let source = "@Composer struct Feature { @ComposeBodyOnChange(of: \(path)) func f() {} }"
    #expect(expanded(source).contains(#"of: \.count,"#))
    #expect(diagnostics(of: source).isEmpty)
  }
}
