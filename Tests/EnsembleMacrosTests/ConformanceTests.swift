// SPDX-License-Identifier: MIT

import Testing

@Suite("Conformances")
struct ConformanceTests {
  @Test(
    arguments: [
      "@CasePathable enum Action: CasePathable, CasePathIterable { case tap }",
      "@FormFields struct State: FormState { var a = 0 }",
      "@ObservableState struct State: ObservableState, Observable {}",
      "@Reducer struct Feature: Reducer {}",
      "@ViewAction(for: Feature.self) struct FeatureView: ViewActionSending { let store: Store }",
      "@Composer struct Feature: Reducer {}",
    ]
  )
  func `a conformance that the type has is not added`(source: String) {
    let conforming = SourceExpansion(of: source, areConformancesMissing: false)
    #expect(!conforming.text.contains("extension "))
    #expect(SourceExpansion(of: source).text.contains("extension "))
  }
}
