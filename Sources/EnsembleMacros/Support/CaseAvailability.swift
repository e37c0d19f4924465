// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Where the code generated for a case may name that case.
struct CaseAvailability: Sendable {
  /// The attributes as written, for declarations that stand for the case.
  var attributes: [String] = []

  /// Whether naming the case is reported as a warning.
  var isDeprecated = false

  /// Whether naming the case is an error everywhere.
  var isUnavailable = false

  /// The platform versions that have the case, in the form `#available` takes.
  var platforms: String?

  init(of list: AttributeListSyntax) {
    for attribute in list.direct where attribute.baseName == "available" {
      attributes.append(attribute.trimmedDescription)
      guard let arguments = attribute.arguments?.as(AvailabilityArgumentListSyntax.self) else {
        continue
      }
      let words = Set(arguments.map(\.keyword))
      isDeprecated = isDeprecated || words.contains("deprecated")
      isUnavailable = isUnavailable || words.isSuperset(of: ["*", "unavailable"])
      if arguments.contains(where: \.argument.isVersion), words.contains("*") {
        platforms = arguments.trimmedDescription
      }
    }
  }
}

extension AvailabilityArgumentSyntax {
  /// The bare word or the label that says what the argument is about.
  fileprivate var keyword: String {
    switch argument {
    case .token(let token): token.text
    case .availabilityLabeledArgument(let labeled): labeled.label.text
    case .availabilityVersionRestriction: ""
    }
  }
}

extension AvailabilityArgumentSyntax.Argument {
  fileprivate var isVersion: Bool { self.is(PlatformVersionSyntax.self) }
}
