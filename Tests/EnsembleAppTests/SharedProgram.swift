// SPDX-License-Identifier: MIT

import EnsembleApp

// `.ci/check-swiftui` type-checks this file as a program of SwiftUI.

struct SharedProgram: App {
  var body: some Scene {
    WindowGroup("Notes") {
      SharedWindow(text: "Some notes")
    }
    WindowGroup("Clock", id: "clock") {
      SharedWindow(text: "12:00")
    }
    .defaultSize(width: 400, height: 300)
  }
}

struct SharedWindow: View {
  let text: String

  var body: some View { Text(text) }
}
