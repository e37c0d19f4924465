// SPDX-License-Identifier: MIT

@_spi(Testing) import EnsembleDependencies
import EnsembleTestObserver
import Testing

#if canImport(XCTest)
import XCTest
#endif

/// Starts observing tests; called by the C module when the process starts, on the main thread.
@_cdecl("ensemble_observe_tests")
func observeTests() {
  TestProcess.hasSupport.setValue(true)
  TestProcess.testCase.setValue {
    // The description names the arguments; it takes time, which tests without arguments need not
    // spend.
    guard let testCase = Test.Case.current, testCase.isParameterized else { return nil }
    return String(describing: testCase)
  }
  #if canImport(XCTest)
  ensemble_keep_test_observer()
  MainActor.assumeIsolated {
    XCTestObservationCenter.shared.addTestObserver(DefaultsResetting())
  }
  #endif
}

#if canImport(XCTest)
/// An observer that gives each XCTest test its own defaults.
private final class DefaultsResetting: NSObject, XCTestObservation {
  func testCaseWillStart(_ testCase: XCTestCase) {
    DependencyValues.beginXCTest()
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    DependencyValues.endXCTest()
  }
}
#endif
