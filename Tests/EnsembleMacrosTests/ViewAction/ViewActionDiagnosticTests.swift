// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@ViewAction: diagnostics")
struct ViewActionDiagnosticTests {
  @Test func `a missing store is added by a fix-it`() {
    expectExpansion(
      of: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          var body: some View { EmptyView() }
        }
        """,
      to: """
        struct FeatureView: View {
          var body: some View { EmptyView() }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message:
            "'@ViewAction' requires 'FeatureView' to have a 'store' property of type 'Store'",
          line: 2,
          column: 8,
          fixIts: [FixItSpec(message: "add 'let store: StoreOf<Feature>'")]
        )
      ],
      fixed: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          let store: StoreOf<Feature>
          var body: some View { EmptyView() }
        }
        """
    )
  }

  @Test func `a missing store is added to an empty type`() {
    expectExpansion(
      of: """
        enum Screens {
          @ViewAction(for: Module.Feature<Int>.self)
          public struct FeatureView {}
        }
        """,
      to: """
        enum Screens {
          public struct FeatureView {}
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message:
            "'@ViewAction' requires 'FeatureView' to have a 'store' property of type 'Store'",
          line: 3,
          column: 17,
          fixIts: [FixItSpec(message: "add 'let store: StoreOf<Module.Feature<Int>>'")]
        )
      ],
      fixed: """
        enum Screens {
          @ViewAction(for: Module.Feature<Int>.self)
          public struct FeatureView {
            public let store: StoreOf<Module.Feature<Int>>
          }
        }
        """
    )
  }

  @Test func `a missing store of an unknown feature has no fix-it`() {
    expectExpansion(
      of: """
        @ViewAction(for: feature)
        struct FeatureView {
          static let store = 0
        }
        """,
      to: """
        struct FeatureView {
          static let store = 0
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message:
            "'@ViewAction' requires 'FeatureView' to have a 'store' property of type 'Store'",
          line: 2,
          column: 8
        )
      ]
    )
  }

  @Test func `actions sent to the store directly are warnings`() {
    expectExpansion(
      of: """
        @ViewAction(for: Feature.self)
        final class FeatureView {
          let store: StoreOf<Feature>
          func go() async {
            store.send(.view(.tap))
            self.store.send(.tap, animation: .default)
            run { [weak self] in self?.store.send(.tap) }
            await store.send(Feature.Action.child(.tap)).finish()
            run { run { store.send(.init(rawValue: 0).next) } }
          }
        }
        """,
      to: """
        final class FeatureView {
          let store: StoreOf<Feature>
          func go() async {
            store.send(.view(.tap))
            self.store.send(.tap, animation: .default)
            run { [weak self] in self?.store.send(.tap) }
            await store.send(Feature.Action.child(.tap)).finish()
            run { run { store.send(.init(rawValue: 0).next) } }
          }
        }

        extension FeatureView: EnsembleCore.ViewActionSending {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "do not use 'store.send' directly when using '@ViewAction'",
          line: 5,
          column: 5,
          severity: .warning,
          fixIts: [FixItSpec(message: "replace with 'send'")]
        ),
        DiagnosticSpec(
          message: "do not use 'store.send' directly when using '@ViewAction'",
          line: 6,
          column: 10,
          severity: .warning,
          fixIts: [FixItSpec(message: "replace with 'send'")]
        ),
        DiagnosticSpec(
          message: "do not use 'store.send' directly when using '@ViewAction'",
          line: 7,
          column: 32,
          severity: .warning,
          fixIts: [FixItSpec(message: "replace with 'send'")]
        ),
        DiagnosticSpec(
          message: "do not use 'store.send' directly when using '@ViewAction'",
          line: 8,
          column: 11,
          severity: .warning,
          fixIts: [FixItSpec(message: "replace with 'send'")]
        ),
        DiagnosticSpec(
          message: "do not use 'store.send' directly when using '@ViewAction'",
          line: 9,
          column: 17,
          severity: .warning,
          fixIts: [FixItSpec(message: "replace with 'send'")]
        ),
      ],
      fixed: """
        @ViewAction(for: Feature.self)
        final class FeatureView {
          let store: StoreOf<Feature>
          func go() async {
            send(.view(.tap))
            self.send(.tap, animation: .default)
            run { [weak self] in self?.send(.tap) }
            await send(Feature.Action.child(.tap)).finish()
            run { run { send(.init(rawValue: 0).next) } }
          }
        }
        """
    )
  }
}
