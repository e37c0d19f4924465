// SPDX-License-Identifier: MIT

/// A reason why a report cannot be replayed.
package struct ReplayError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
