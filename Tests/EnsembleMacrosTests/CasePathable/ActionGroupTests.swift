// SPDX-License-Identifier: MIT

import Testing

@Suite("@CasePathable: groups of actions")
struct ActionGroupTests {
  @Test(arguments: ["TCAFeatureAction", "Ensemble.FeatureAction", "Equatable, FeatureAction"])
  func `an enum has groups by any spelling of the protocol`(inheritance: String) {
    let text = expanded("@CasePathable enum Action: \(inheritance) { case view(Int) }")
    #expect(text.contains("_group: EnsembleBoundaries._ActionGroup<Int, Swift.Never, Swift.Never>"))
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
  func `groups that are uncertain are found by the default implementation`(declaration: String) {
    #expect(!expanded("@CasePathable\n\(declaration)").contains("_group"))
  }
}
