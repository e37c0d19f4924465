// SPDX-License-Identifier: MIT

import Testing

@testable import EnsembleInspection
@testable import EnsembleInspector

@Suite("The tree of features")
struct FeatureTreeTests {
  private func feature(_ path: String, _ duration: Double, effects: Int = 0) -> FeatureSummary {
    FeatureSummary(
      path: path,
      cases: [FeatureSummary.Case(name: "a", count: 1, duration: duration)],
      effects: effects
    )
  }

  private func outline(_ features: [FeatureSummary]) -> [String] {
    FeatureTree(features).rows.map { row in
      let indent = String(repeating: "  ", count: row.depth)
      return "\(indent)\(row.name) \(row.own?.count ?? 0) \(row.total.actions)"
    }
  }

  @Test func `no actions have no rows`() {
    #expect(FeatureTree([]).rows.isEmpty)
  }

  @Test func `features are below those that contain them, with totals`() {
    #expect(
      outline([
        feature("", 1), feature("detail.presented", 2), feature("detail.presented.note", 1),
        feature("rows.element", 4),
      ]) == [
        " 1 4", "  rows.element 1 1", "  detail.presented 1 2", "    note 1 1",
      ]
    )
  }

  @Test func `steps that are no features have no rows, unless features branch there`() {
    #expect(
      outline([feature("path.element.a", 1), feature("path.element.b", 2)]) == [
        " 0 2", "  path.element 0 2", "    b 1 1", "    a 1 1",
      ]
    )
    #expect(
      outline([feature("detail.presented.note", 1)]) == [" 0 1", "  detail.presented.note 1 1"]
    )
  }

  @Test func `totals are sums over all features below`() {
    let rows = FeatureTree([feature("", 1, effects: 1), feature("a.b", 2, effects: 3)]).rows
    #expect(rows.map(\.total.effects) == [4, 3])
    #expect(rows.map(\.total.duration) == [3, 2])
    #expect(rows.map(\.path) == ["", "a.b"])
  }
}
