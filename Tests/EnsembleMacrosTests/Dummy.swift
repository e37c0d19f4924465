import SwiftSyntaxMacrosGenericTestSupport
import Testing
@testable import EnsembleMacros
@Test func x() {}
