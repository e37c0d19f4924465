// SPDX-License-Identifier: MIT

import Ensemble
import Testing

protocol Named {
  var title: String { get }
}

enum Shop {
  protocol Priced {
    var price: Int { get }
  }
}

protocol Logged {}

@ComposeReducer(
  .state(.conforming(to: (any Named).self, Shop.Priced.self), .hashable),
  .action(.conforming(to: (any Logged).self)),
  children: [
    .state("name", of: String.self, initialValue: "Fern"),
    .presentsDestination(
      options: .state(.conforming(to: (any Named).self), .hashable),
      children: [.stateless("help")]
    ),
  ]
)
@Composer
struct Article {}

extension Article.State {
  var title: String { name }
  var price: Int { name.count }
}

extension Article.Destination.State {
  var title: String { "Help" }
}

@MainActor
@Suite("Composer: conformances to custom protocols")
struct ConformanceTests {
  @Test func `generated types conform to custom protocols`() {
    let values: [any Named] = [Article.State(), Article.Destination.State.help]
    #expect(values.map(\.title) == ["Fern", "Help"])
    let priced: any Shop.Priced = Article.State()
    #expect(priced.price == 4)
    #expect(Article.Action.destination(.dismiss) as Any is any Logged)
  }
}
