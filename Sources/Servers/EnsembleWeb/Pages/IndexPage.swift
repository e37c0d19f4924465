// SPDX-License-Identifier: MIT

#if Web
/// The list of applications, for a server with several applications and none at its root.
@MainActor
struct IndexPage {
  let apps: [WebApp]
  let configuration: WebConfiguration
  let files: PageFiles

  private var strings: WebStrings { configuration.strings }

  var html: String {
    document(
      strings,
      files,
      title: strings.title,
      body: """
        <body>
        <main class="index">
        <h1>\(strings.title.escapedForHTML)</h1>
        \(introduction)
        <ul role="list" class="cards">
        \(apps.map(card).joined(separator: "\n"))
        </ul>
        </main>
        </body>
        """
    )
  }

  private var introduction: String {
    strings.introduction.isEmpty ? "" : "<p>\(strings.introduction.escapedForHTML)</p>"
  }

  private func card(_ app: WebApp) -> String {
    """
    <li><a href="\(files.address(of: app))"><strong>\(app.title.escapedForHTML)</strong>\
    <span>\(app.summary.escapedForHTML)</span></a></li>
    """
  }
}
#endif
