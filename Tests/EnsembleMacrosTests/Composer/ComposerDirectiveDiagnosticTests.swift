// SPDX-License-Identifier: MIT

import Testing

@Suite("@Composer: diagnostics of directives")
struct ComposerDirectiveDiagnosticTests {
  @Test func `each directive belongs on one kind of declaration`() {
    expectDiagnostics(
      inFeature: #"""
        @ComposeActionCase
        ^ error: '@ComposeActionCase' can only be applied to an enum
        func f() {}
        @ComposeBody
        ^ error: '@ComposeBody' can only be applied to a function
        enum E {}
        @ComposeScopePath(action: \Action.Cases.x)
        ^ error: '@ComposeScopePath' can only be applied to a property
        struct S {}
        """#
    )
  }

  @Test func `a directive has an effect on members of a feature only`() {
    expectDiagnostics(
      #"""
      struct Other {
        @ComposeBody
        ^ warning: '@ComposeBody' has no effect outside of a struct with '@Composer'
        func f() {}
      }

      extension Feature {
        @ComposeBody
        ^ warning: '@ComposeBody' has no effect in an extension; '@Composer' reads only the struct
        func f() {}
      }

      @ComposeReducer(children: [.reducer("a", of: A.self)])
      @Composer
      struct Feature {
        struct Helper {
          @ComposeBody func f() {}
          ^ warning: '@ComposeBody' has no effect here; '@Composer' reads only the members of the feature
          @ComposeActionCase enum Delegate {}
          ^ warning: '@ComposeActionCase' has no effect here; '@Composer' reads only the members of the feature
          @ComposeBodyChildReducer("a") var a: A
          ^ warning: '@ComposeBodyChildReducer' has no effect here; '@Composer' reads only the members of the feature
          @ComposeScopePath(action: \Action.Cases.a) var b: A.State
          ^ warning: '@ComposeScopePath' has no effect here; '@Composer' reads it only in the struct 'State'
        }
      }
      """#
    )
  }

  @Test func `a function has one directive`() {
    expectDiagnostics(
      inFeature: """
        @ComposeBody
        @ComposeBodyActionCase
        ^ error: the function already has '@ComposeBody'; only one directive is allowed
        ^ fix: remove '@ComposeBodyActionCase'
        -
        func f() {}
        """
    )
  }

  @Test func `a directive has known arguments`() {
    expectDiagnostics(
      inFeature: #"""
        @ComposeBody(from: \Action.Cases.a)
                     ^ error: '@ComposeBody' has no argument 'from'
        func a() {}
        @ComposeBody("b")
                     ^ error: '@ComposeBody' does not accept this unlabeled argument
        func b() {}
        @ComposeDelegate()
        ^ error: '@ComposeDelegate' requires the name of a child
        func c() {}
        @ComposeBodyActionCase("d", "e", failure: "failed")
                                    ^ error: '@ComposeBodyActionCase' does not accept this unlabeled argument
                                                  ^ error: 'failure' requires a function that throws
        func d() async {}
        @ComposeBodyActionCase(failure: "failed")
                                        ^ error: 'failure' requires a function that throws
        func e() {}
        @ComposeBody(elementAction: \.view)
                                    ^ error: 'elementAction' requires 'identifiedAction', which names the rows
        func f() {}
        @ComposeBody(position: place) func g() {}
                               ^ error: the value must be a literal: '.core', '.beforeCore' or '.afterCore'
        @ComposeBodyActionCase(cancelInFlight: isSingle) func h() {}
                                               ^ error: the value must be a literal: 'true' or 'false'
        """#
    )
  }

  @Test func `a directive gives a case a name`() {
    expectDiagnostics(
      inFeature: """
        @ComposeActionCase
        ^ error: the name of the enum does not provide a name for the case; pass one as an argument
        enum Action {}
        @ComposeBodyActionCase("a b")
                               ^ error: 'a b' is not a valid name for a property and a case
                               ^ fix: use 'aB'
        ~ @ComposeBodyActionCase("aB")
        func f() {}
        """
    )
  }

  @Test func `a directive gives a case a name that no other has`() {
    expectDiagnostics(
      """
      @ComposeReducer(.bindable, children: [.reducer("view", of: Child.self)])
      @Composer
      struct Feature {
        @ComposeBodyActionCase
        ^ error: the actions already have a case 'view', added by the child
        func view() {}
        @ComposeActionCase
        enum Delegate {}
        @ComposeActionCase("delegate")
        ^ error: the actions already have a case 'delegate', added by a directive
        enum Other {}
        @ComposeBodyActionCase
        ^ error: the actions already have a case 'binding', added by the bindings
        func binding() {}
      }
      """
    )
  }

  @Test func `a directive of a dialog requires one`() {
    expectDiagnostics(
      inFeature: """
        @ComposeActionAlertCase
        ^ error: the feature has no alert
        enum Alert {}
        @ComposeBodyActionConfirmationDialogCase
        ^ error: the feature has no confirmation dialog
        func chosen(action: Int) {}
        """
    )
  }

  @Test func `a directive names one of several dialogs, at any depth`() {
    expectDiagnostics(
      inFeature: """
        @ComposeActionAlertCase enum A {}
        ^ error: specify the alert; there are 'alert', 'destination.sheet.alert'
        @ComposeActionAlertCase("sheet.alert") enum B {}
        ^ error: specify the alert; there are 'alert', 'destination.sheet.alert'
        """,
      children: """
        .presentsAlert(), .presentsDestination(children: [\
        .destination("sheet", children: [.alert()])])
        """
    )
  }

  @Test func `a dialog has actions of one type, from a function with an action`() {
    expectDiagnostics(
      inFeature: """
        @ComposeActionAlertCase enum Other {}
        ^ error: 'alert' already has the actions 'Discard'
        @ComposeBodyActionConfirmationDialogCase func a(action: First) {}
        @ComposeBodyActionConfirmationDialogCase func b(action: Feature.First) {}
        @ComposeBodyActionConfirmationDialogCase func c(action: Second) {}
        ^ error: 'confirmationDialog' already has the actions 'Feature.First'
        @ComposeBodyActionAlertCase func d() {}
                                         ^ error: the function requires a parameter 'action', whose type becomes the dialog's actions
        """,
      children: ".presentsAlert(of: Discard.self), .presentsConfirmationDialog()"
    )
  }
}
