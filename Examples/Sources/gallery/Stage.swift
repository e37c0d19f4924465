// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspector
import EnsembleUI
import EnsembleWeb
import Foundation
import GalleryExamples

/// The application of an example in the gallery's server.
struct Stage: Sendable {
  let example: GalleryExample
  /// The files that the example opens.
  let files: [String]
  /// Whether the states are shown, and the inspector is offered.
  let isInspected: Bool

  func app(isShared: Bool) -> WebApp {
    var app =
      example.isRecorded
      ? WebApp(
        path: example.name,
        title: example.title,
        summary: example.summary,
        isShared: isShared
      ) { session in
        let activity = StoreActivity()
        let content = try await activity.recording { try await example.view(in: session) }
        return stage(content, activity)
      }
      : WebApp(
        path: example.name,
        title: example.title,
        summary: example.summary,
        isShared: isShared,
        tree: {
          let activity = StoreActivity()
          return activity.recording { ViewTree(stage(example.view(files: files), activity)) }
        }
      )
    app.isWide = true
    return app
  }

  @MainActor
  private func stage(_ content: AnyView, _ activity: StoreActivity) -> some View {
    ExampleStage(
      example: example,
      activity: isInspected ? activity : nil,
      inspector: isInspected ? Inspector.path.flatMap { URL(string: $0) } : nil,
      content: content
    )
  }
}
