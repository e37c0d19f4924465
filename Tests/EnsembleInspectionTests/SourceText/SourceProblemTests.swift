// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection
import Testing

@Suite("Values without source code")
struct SourceProblemTests {
  struct Client {
    var fetch: () -> Int
    var names: [String] = []
  }

  final class Cache {}

  private struct Secret {
    var number = 1
  }

  struct Drawer {
    var cache = Cache()
    var clients: [Client] = []
    private var secret: Secret?
  }

  @Test func `a closure is a problem at its place`() {
    expectProblem(
      "SourceProblemTests.Client(fetch: <#() -> Int#>, names: [])",
      of: Client { 1 },
      "SourceProblemTests.Client.fetch: a closure has no source code."
    )
  }

  @Test func `an object is a problem`() {
    expectProblem(
      "SourceProblemTests.Drawer(cache: <#SourceProblemTests.Cache#>, clients: [], secret: nil)",
      of: Drawer(),
      """
      SourceProblemTests.Drawer.cache: an object of the class 'SourceProblemTests.Cache' has no \
      source code.
      """
    )
  }

  @Test func `a private type and a local type are problems`() {
    expectProblem(
      "SourceProblemTests.Secret(number: 1)",
      of: Secret(),
      """
      SourceProblemTests.Secret: the type 'SourceProblemTests.Secret' is private or local, so it \
      cannot be named.
      """
    )
    enum Local { case one }
    expectProblem(
      ".one",
      of: Local.one,
      """
      SourceProblemTests.Local: the type 'SourceProblemTests.Local' is private or local, so it \
      cannot be named.
      """
    )
  }

  @Test func `a value of a library without a known initializer is a problem`() {
    expectProblem(
      "<#ContinuousClock.Instant#>",
      of: ContinuousClock.now,
      "ContinuousClock.Instant: a value of the type 'ContinuousClock.Instant' has no source code."
    )
  }

  @Test func `a problem is recorded once`() {
    var writer = SourceWriter()
    _ = writer.expression([Client { 1 }, Client { 2 }], isTyped: true)
    #expect(
      writer.problems == ["Array<SourceProblemTests.Client>.fetch: a closure has no source code."]
    )
  }

  @Test func `a stack with other ids than a test would give is a problem`() {
    var path = stack([.empty, .empty])
    path[id: 0] = nil
    expectProblem(
      "[.empty]",
      of: path,
      "StackState<Shelf.Screen>: the elements get the ids from 0 on instead of 1."
    )
  }

  @Test func `an identified array without elements does not tell its ids`() {
    expectProblem(
      #"IdentifiedArray(id: \Int.<#id#>)"#,
      of: IdentifiedArray<Int, Int>(id: \.self),
      "IdentifiedArray<Int, Int>: the key path to the ids of 'Int' is unknown."
    )
  }

  @Test func `the status of a form in use is a problem`() {
    var status = FormStatus<Shelf.Detail>()
    status[\.title].problems = ["is empty"]
    expectProblem(
      "FormStatus()",
      of: status,
      "FormStatus<Shelf.Detail>: the status of a form that is not new has no expression."
    )
  }

  private func expectProblem(
    _ text: String,
    of value: Any,
    _ problem: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    var writer = SourceWriter()
    #expect(writer.expression(value, isTyped: true) == text, sourceLocation: sourceLocation)
    #expect(writer.problems == [problem], sourceLocation: sourceLocation)
  }
}
