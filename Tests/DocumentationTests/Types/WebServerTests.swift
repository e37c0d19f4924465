// SPDX-License-Identifier: MIT

// The sample code of the documentation of WebServer. `.ci/check-snippets` compares the two.

#if TLS
import Ensemble
import EnsembleUI
import EnsembleWeb
import Testing

private enum WebServerExamples {
  // snippet: views
  struct ClockView: View {
    var body: some View {
      TimelineView(.everyMinute) { context in
        Text(context.date, style: .time)
      }
    }
  }

  struct NotesView: View {
    @State private var text = ""

    var body: some View {
      TextField("Note", text: $text)
    }
  }
  // end

  @MainActor
  static func serve() async throws {
    // snippet: example
    var configuration = WebConfiguration()
    configuration.port = 9090
    let server = WebServer(
      configuration: configuration,
      apps: [
        WebApp(path: "clock", title: "Clock", isShared: true) { ClockView() },
        WebApp(path: "notes", title: "Notes") { NotesView() },
      ]
    )
    try await server.run { port in print("http://127.0.0.1:\(port)") }
    // end
  }
}
#endif
