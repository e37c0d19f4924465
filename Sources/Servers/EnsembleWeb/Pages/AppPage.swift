// SPDX-License-Identifier: MIT

#if Web
/// The initial page of an application.
@MainActor
struct AppPage {
  let app: WebApp
  /// The path that precedes the application's addresses.
  let base: String
  /// The page to show, or nil if the script opens the page.
  let page: WebPage?
  let configuration: WebConfiguration
  let files: PageFiles
  /// Whether this is the only application, so that there is no link to the index.
  let isAlone: Bool
  /// The owner of the request, if the server distinguishes between users.
  var owner: WebOwner?
  /// The button that signs out; nil without a login.
  var signOut: SignOutButton?

  private var strings: WebStrings { configuration.strings }

  var html: String {
    document(
      strings,
      files,
      title: app.title,
      head: files.scriptElement + withoutScripts,
      body: """
        <body \(scriptData.attributes)>
        <a class="skip" href="#app">\(strings.skip.escapedForHTML)</a>
        <header class="bar">\(indexLink)<h1>\(app.title.escapedForHTML)</h1>\(signOut?.html ?? "")</header>
        <p id="status" role="status"></p>
        <noscript><p class="note">\(strings.withoutScripts.escapedForHTML)</p></noscript>
        <div class="columns\(app.isWide ? " wide" : "")">
        <main id="app" tabindex="-1">\(page?.html() ?? "")</main>
        </div>
        \(credentials)
        </body>
        """
    )
  }

  /// The form that fields of names and passwords belong to, for password managers. It is never
  /// sent.
  private var credentials: String { "<form id=\"\(credentialsForm)\" hidden></form>" }

  private var scriptData: ScriptData {
    ScriptData(
      app: app,
      base: base,
      page: page,
      configuration: configuration,
      files: files,
      owner: owner,
      signOut: signOut
    )
  }

  /// A fallback without scripts: the browser requests the page again, with a new session.
  private var withoutScripts: String {
    page == nil
      ? "<noscript><meta http-equiv=\"refresh\" content=\"0; url=?\(newSession)\"></noscript>" : ""
  }

  private var indexLink: String {
    isAlone ? "" : "<a href=\"\(files.home)\">‹ \(strings.title.escapedForHTML)</a>"
  }
}
#endif
