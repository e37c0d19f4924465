// SPDX-License-Identifier: MIT

import Testing

@Suite("@ViewAction: diagnostics")
struct ViewActionDiagnosticTests {
  @Test func `a missing store is added by a fix-it`() {
    expectDiagnostics(
      """
      @ViewAction(for: Feature.self)
      struct FeatureView: View {
             ^ error: '@ViewAction' requires 'FeatureView' to have a 'store' property of type 'Store'
             ^ fix: add 'let store: StoreOf<Feature>'
        + let store: StoreOf<Feature>
        var body: some View { EmptyView() }
      }
      """
    )
  }

  @Test func `a missing store is added to an empty type`() {
    expectDiagnostics(
      """
      enum Screens {
        @ViewAction(for: Module.Feature<Int>.self)
        public struct FeatureView {}
                      ^ error: '@ViewAction' requires 'FeatureView' to have a 'store' property of type 'Store'
                      ^ fix: add 'let store: StoreOf<Module.Feature<Int>>'
        ~ public struct FeatureView {
          + public let store: StoreOf<Module.Feature<Int>>
        + }
      }
      """
    )
  }

  @Test func `a missing store of an unknown feature has no fix-it`() {
    expectDiagnostics(
      """
      @ViewAction(for: feature)
      struct FeatureView {
             ^ error: '@ViewAction' requires 'FeatureView' to have a 'store' property of type 'Store'
        static let store = 0
      }
      """
    )
  }

  @Test func `actions sent to the store directly are warnings`() {
    expectDiagnostics(
      """
      @ViewAction(for: Feature.self)
      final class FeatureView {
        let store: StoreOf<Feature>
        func go() async {
          store.send(.view(.tap))
          ^ warning: do not use 'store.send' directly when using '@ViewAction'
          ^ fix: replace with 'send'
          ~ send(.view(.tap))
          self.store.send(.tap, animation: .default)
               ^ warning: do not use 'store.send' directly when using '@ViewAction'
               ^ fix: replace with 'send'
          ~ self.send(.tap, animation: .default)
          run { [weak self] in self?.store.send(.tap) }
                                     ^ warning: do not use 'store.send' directly when using '@ViewAction'
                                     ^ fix: replace with 'send'
          ~ run { [weak self] in self?.send(.tap) }
          await store.send(Feature.Action.child(.tap)).finish()
                ^ warning: do not use 'store.send' directly when using '@ViewAction'
                ^ fix: replace with 'send'
          ~ await send(Feature.Action.child(.tap)).finish()
          run { run { store.send(.init(rawValue: 0).next) } }
                      ^ warning: do not use 'store.send' directly when using '@ViewAction'
                      ^ fix: replace with 'send'
          ~ run { run { send(.init(rawValue: 0).next) } }
        }
      }
      """
    )
  }
}
