// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The availability of a case to generated code.
struct CaseAvailability: Sendable {
  /// The attributes as written, for generated declarations that represent the case.
  var attributes: [String] = []

  /// Whether naming the case causes a warning.
  var isDeprecated = false

  /// Whether naming the case is an error on every platform.
  var isUnavailable = false

  /// The platform versions with the case, in the form that `#available` takes.
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
  /// The word or label at the start of the argument.
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
