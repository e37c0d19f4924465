// SPDX-License-Identifier: MIT

import Ensemble
import GalleryExamples

/// The frames of a scripted session.
@MainActor
func script(_ example: any Example, _ commands: [String]) async -> [Session.Frame] {
  var frames: [Session.Frame] = []
  let session = Session(example, isLive: false) { frames.append($0) }
  await session.run(
    AsyncStream { continuation in
      for command in commands { continuation.yield(command) }
      continuation.finish()
    }
  )
  return frames
}
