// SPDX-License-Identifier: MIT

@testable import EnsembleDependencies
import Testing

@Suite("The context of a process")
struct ContextTests {
  @Test func `a process that runs tests is a test`() {
    #expect(DependencyContext.ofProcess == .test)
    #expect(DependencyContext(environment: [:], isTesting: true) == .test)
    #expect(DependencyContext(environment: [:], isTesting: false) == .live)
  }

  @Test(arguments: DependencyContext.allCases)
  func `the environment may name the context`(context: DependencyContext) {
    for variable in ["SWIFT_DEPENDENCIES_CONTEXT", "ENSEMBLE_DEPENDENCIES_CONTEXT"] {
      let environment = [variable: context.rawValue, "XCODE_RUNNING_FOR_PREVIEWS": "1"]
      #expect(DependencyContext(environment: environment, isTesting: true) == context)
    }
  }

  @Test func `our own variable goes first`() {
    let environment = [
      "SWIFT_DEPENDENCIES_CONTEXT": "preview", "ENSEMBLE_DEPENDENCIES_CONTEXT": "live",
    ]
    #expect(DependencyContext(environment: environment, isTesting: true) == .live)
  }

  @Test func `a preview is known by Xcode's mark`() {
    let environment = ["XCODE_RUNNING_FOR_PREVIEWS": "1"]
    #expect(DependencyContext(environment: environment, isTesting: true) == .preview)
    #expect(
      DependencyContext(environment: ["XCODE_RUNNING_FOR_PREVIEWS": "0"], isTesting: false) == .live
    )
  }

  @Test func `a context that does not exist is reported and passed over`() {
    let environment = [
      "ENSEMBLE_DEPENDENCIES_CONTEXT": "testing", "SWIFT_DEPENDENCIES_CONTEXT": "preview",
    ]
    let reports = reports {
      #expect(DependencyContext(environment: environment, isTesting: true) == .preview)
    }
    #expect(reports.count == 1)
    #expect(
      reports.first?.message.hasPrefix(
        "The environment's 'ENSEMBLE_DEPENDENCIES_CONTEXT' is 'testing', which is no"
      ) == true
    )
  }
}
