// SPDX-License-Identifier: MIT

import Testing

@Suite("@CasePathable: actions in groups")
struct CasePathableGroupTests {
  @Test(arguments: ["TCAFeatureAction", "Ensemble.FeatureAction", "Equatable, FeatureAction"])
  func `the group of an action is found by one switch`(inheritance: String) {
    expect(
      """
      public enum Action: \(inheritance) {
        case view(ViewAction), delegate(Login.Delegate), _internal(Self.Result)
        case binding(BindingAction<State>)
      }
      """,
      contains: """
        public var _group: EnsembleCore._ActionGroup<ViewAction, Login.Delegate, Action.Result> {
            switch self {
            case .view(let action):
              return .view(action)
            case .delegate(let action):
              return .delegate(action)
            case ._internal(let action):
              return .internal(action)
            case .binding:
              return .other
            case _:
              return .other
            }
          }
        """
    )
  }

  @Test func `a missing group is Never`() {
    expect(
      "enum Action: TCAFeatureAction { case view(Int) }",
      contains: "var _group: EnsembleCore._ActionGroup<Int, Swift.Never, Swift.Never> {"
    )
  }

  @Test func `the case paths lead to the internal actions`() {
    expect(
      "enum Action: TCAFeatureAction { case view(Int) }",
      contains: "struct AllCasePaths: EnsembleCore._BoundedCasePaths, Swift.Sendable"
    )
  }

  @Test func `other cases inside #if keep their conditions`() {
    expect(
      """
      enum Action: TCAFeatureAction {
        case view(Int)
        #if DEBUG
        case crashed
        #endif
        @available(*, unavailable)
        case removed
      }
      """,
      contains: """
        case .view(let action):
              return .view(action)
            #if DEBUG
            case .crashed:
              return .other
            #endif
            case _:
              return .other
            }
        """
    )
  }

  @Test(
    arguments: [
      "enum Action { case view(Int) }",
      "enum Action: TCAFeatureAction { case other }",
      "enum Action: TCAFeatureAction { case view(action: Int) }",
      "enum Action: TCAFeatureAction { case other(Int), view(Never) }",
      """
      enum Action: TCAFeatureAction {
        case other
        #if DEBUG
        case view(Int)
        #endif
      }
      """,
    ]
  )
  func `uncertain groups use the default implementation`(declaration: String) {
    #expect(!expanded("@CasePathable\n\(declaration)").contains("_group"))
  }

  @Test func `@Reducer adds case paths to groups, and no body to a feature with handlers`() {
    let text = expanded(
      """
      @Reducer
      struct Login: BoundingReducer {
        struct State {}
        enum Action: TCAFeatureAction {
          enum ViewAction { case tapped }
          case view(ViewAction)
        }
      }
      """
    )
    #expect(text.contains("@Ensemble._ComposedActions"))
    #expect(!text.contains("body"))
  }

  private func expect(_ declaration: String, contains part: String) {
    let text = expanded("@CasePathable\n\(declaration)")
    #expect(text.contains(part), "\(text)")
  }
}
