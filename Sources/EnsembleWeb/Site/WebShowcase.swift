// SPDX-License-Identifier: MIT

/// An application that runs in the index of applications, beside its source code.
package struct WebShowcase: Sendable {
  /// A statement about the applications.
  package struct Point: Sendable {
    var title: String
    var text: String

    package init(_ title: String, _ text: String) {
      self.title = title
      self.text = text
    }
  }

  /// The path of the application.
  var app: String
  /// The source code that is shown, side by side on wide screens.
  var sources: [WebSource]
  /// Statements above the application.
  var points: [Point]

  package init(app: String, sources: [WebSource], points: [Point] = []) {
    self.app = app
    self.sources = sources
    self.points = points
  }
}
