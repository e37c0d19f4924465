// SPDX-License-Identifier: MIT

@testable import EnsembleDependencies
import TestTools
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

  @Test func `the variable of Ensemble takes precedence`() {
    let environment = [
      "SWIFT_DEPENDENCIES_CONTEXT": "preview", "ENSEMBLE_DEPENDENCIES_CONTEXT": "live",
    ]
    #expect(DependencyContext(environment: environment, isTesting: true) == .live)
  }

  @Test func `a preview is detected by Xcode's variable`() {
    let environment = ["XCODE_RUNNING_FOR_PREVIEWS": "1"]
    #expect(DependencyContext(environment: environment, isTesting: true) == .preview)
    #expect(
      DependencyContext(environment: ["XCODE_RUNNING_FOR_PREVIEWS": "0"], isTesting: false) == .live
    )
  }

  @Test func `an unknown context is reported and ignored`() {
    let environment = [
      "ENSEMBLE_DEPENDENCIES_CONTEXT": "testing", "SWIFT_DEPENDENCIES_CONTEXT": "preview",
    ]
    let reports = reports {
      #expect(DependencyContext(environment: environment, isTesting: true) == .preview)
    }
    #expect(reports.count == 1)
    #expect(
      reports.first?.message.hasPrefix(
        "The environment variable 'ENSEMBLE_DEPENDENCIES_CONTEXT' is 'testing', which is not a"
      ) == true
    )
  }
}
