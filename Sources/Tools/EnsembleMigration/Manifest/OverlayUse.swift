// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The use of the product `XCTestDynamicOverlay`, which Ensemble replaces, in a manifest.
///
/// Its package has other products, which stay.
enum OverlayUse {
  /// The manifest does not need another package because of the product: it does not use it, or
  /// depends on a package that is replaced.
  case none

  /// The manifest uses no other product of the package.
  case alone

  /// The manifest uses other products of the package.
  case besideOtherProducts

  /// The identities of the package.
  static let packages: Set<String> = ["swift-issue-reporting", "xctest-dynamic-overlay"]

  init(in manifest: SourceFileSyntax) {
    let literals = manifest.literals
    let others = ["IssueReporting", "IssueReportingPackageSupport", "IssueReportingTestSupport"]
    if !literals.contains("XCTestDynamicOverlay") {
      self = .none
    } else if literals.isDisjoint(with: others) {
      self = .alone
    } else if manifest.packageIdentities.isDisjoint(with: ManifestMigration.packages) {
      self = .besideOtherProducts
    } else {
      self = .none
    }
  }
}
