// SPDX-License-Identifier: MIT

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
  /// A Boolean value that indicates whether this is the only application, so that there is no link to the index.
  let isAlone: Bool

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
        <header class="bar">\(indexLink)<h1>\(app.title.escapedForHTML)</h1></header>
        <p id="status" role="status"></p>
        <noscript><p class="note">\(strings.withoutScripts.escapedForHTML)</p></noscript>
        <div class="columns\(app.isWide ? " wide" : "")">
        <main id="app" tabindex="-1">\(page?.html() ?? "")</main>
        \(aside)
        </div>
        \(credentials)
        </body>
        """
    )
  }

  /// The form that fields of names and passwords belong to, for password managers. It is never sent.
  private var credentials: String { "<form id=\"\(credentialsForm)\" hidden></form>" }

  private var scriptData: ScriptData {
    ScriptData(app: app, base: base, page: page, configuration: configuration, files: files)
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

// MARK: Beside the application

extension AppPage {
  private var aside: String {
    let parts = lessons + activity + source
    guard !parts.isEmpty else { return "" }
    return "<aside aria-label=\"\(strings.source.escapedForHTML)\">\(parts)</aside>"
  }

  private var lessons: String {
    if app.lessons.isEmpty { return "" }
    let points = app.lessons.map { "<li>\($0.escapedForHTML)</li>" }.joined()
    return """
      <section class="lessons"><h2>\(strings.lessons.escapedForHTML)</h2><ul>\(points)</ul></section>
      """
  }

  /// The place of the stores' activity, which the server sends while it is open.
  private var activity: String {
    guard app.showsActivity else { return "" }
    let (state, actions) = (strings.state.escapedForHTML, strings.lastActions.escapedForHTML)
    return """
      <details id="live"><summary>\(strings.activity.escapedForHTML)</summary><div class="live">\
      <section><h2>\(state)</h2><pre tabindex="0" role="group" aria-label="\(state)"></pre></section>\
      <section><h2>\(actions)</h2><ol tabindex="0" aria-label="\(actions)"></ol></section>\
      </div></details>
      """ + inspector
  }

  private var inspector: String {
    guard let address = app.inspector else { return "" }
    return """
      <p class="inspect"><a href="\(address.escapedForHTML)" target="inspector">\
      \(strings.inspector.escapedForHTML)</a></p>
      """
  }

  private var source: String {
    if app.sources.isEmpty { return "" }
    let title = strings.source.escapedForHTML
    let isLong = app.sources.count > Self.tabLimit
    var number = 0
    let files = WebSource.grouped(app.sources).map { group in
      let files = group.files.map { file in
        defer { number += 1 }
        return tab(number, file)
      }
      let heading = group.name.map { "<span class=\"part\">\($0.escapedForHTML)</span>" }
      return (isLong ? heading ?? "" : "") + files.joined()
    }
    return """
      <details id="source" open><summary>\(title)</summary>\
      <button type="button" class="copy">\(strings.copy.escapedForHTML)</button>\
      <div class="tabs\(isLong ? " many" : "")">\(isLong ? picker : "")\(files.joined())</div></details>
      """
  }

  /// The number of files up to which the names are in one row, rather than in a list beside the text.
  private static var tabLimit: Int { 6 }

  /// A tab is a radio button, so that the style sheet alone shows its file.
  private func tab(_ index: Int, _ source: WebSource) -> String {
    """
    <input type="radio" name="source" id="s\(index)"\(index == 0 ? " checked" : "")>\
    <label for="s\(index)">\(source.name.escapedForHTML)</label><pre tabindex="0"><code>\(source.html)</code></pre>
    """
  }

  /// The list of files for narrow screens, which the script connects with the tabs.
  private var picker: String {
    var number = 0
    let groups = WebSource.grouped(app.sources).map { group in
      let options = group.files.map { file in
        defer { number += 1 }
        return "<option value=\"s\(number)\">\(file.name.escapedForHTML)</option>"
      }
      let all = options.joined()
      return group.name.map { "<optgroup label=\"\($0.escapedForHTML)\">\(all)</optgroup>" } ?? all
    }
    return """
      <select id="pick" autocomplete="off" aria-label="\(strings.file.escapedForHTML)">\(groups.joined())</select>
      """
  }
}
