// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleViews

/// Returns the HTML document around the contents of a page.
private func document(
  _ strings: WebStrings,
  _ files: PageFiles,
  title: String,
  head: String = "",
  body: String
) -> String {
  """
  <!doctype html>
  <html lang="\(strings.language.escapedForHTML)">
  <head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>\(title.escapedForHTML)</title>
  <link rel="stylesheet" href="\(files.style)">
  <link rel="icon" type="image/svg+xml" href="\(files.icon)">
  \(head)
  </head>
  \(body)
  </html>

  """
}

/// The index of applications.
@MainActor
struct IndexPage {
  let apps: [WebApp]
  let strings: WebStrings
  let files: PageFiles

  var html: String {
    document(
      strings,
      files,
      title: strings.title,
      body: """
        <body>
        <main class="index">
        <h1>\(strings.title.escapedForHTML)</h1>
        <ul role="list" class="cards">
        \(apps.map(card).joined(separator: "\n"))
        </ul>
        </main>
        </body>
        """
    )
  }

  private func card(_ app: WebApp) -> String {
    """
    <li><a href="\(files.address(of: app))"><strong>\(app.title.escapedForHTML)</strong>\
    <span>\(app.summary.escapedForHTML)</span></a></li>
    """
  }
}

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
      head: "<script src=\"\(files.script)\" defer></script>" + withoutScripts,
      body: """
        <body data-own="\(files.own)" data-base="\(base)" data-app="\(app.path)" data-worker="\(files.worker)" \
        data-silence="\(silence)" data-words="\(messages.escapedForHTML)" \
        data-files="\(fileMessages.escapedForHTML)"\(identity)>
        <a class="skip" href="#app">\(strings.skip.escapedForHTML)</a>
        <header class="bar">\(indexLink)<h1>\(app.title.escapedForHTML)</h1></header>
        <p id="status" role="status"></p>
        <noscript><p class="note">\(strings.withoutScripts.escapedForHTML)</p></noscript>
        <div class="columns">
        <main id="app" tabindex="-1">\(page?.html() ?? "")</main>
        \(source)
        </div>
        </body>
        """
    )
  }

  /// The attributes that identify an open page to the script.
  private var identity: String {
    guard let page else { return "" }
    let address = page.session.tree.address.map {
      " data-address=\"\($0.description.escapedForHTML)\""
    }
    return
      " data-page=\"\(page.id)\" data-token=\"\(page.token.text)\" data-session=\"\(page.session.id)\""
      + (address ?? "")
  }

  /// A fallback without scripts: the browser requests the page again, with a new session.
  private var withoutScripts: String {
    page == nil
      ? "<noscript><meta http-equiv=\"refresh\" content=\"0; url=?\(newSession)\"></noscript>" : ""
  }

  private var indexLink: String {
    isAlone ? "" : "<a href=\"\(files.home)\">‹ \(strings.title.escapedForHTML)</a>"
  }

  /// The number of silent milliseconds after which the client considers a connection lost: several heartbeats.
  private var silence: Int {
    Int(min(max(configuration.limits.heartbeat / .milliseconds(1) * 2.5, 5000), 1e9))
  }

  /// The messages that the client shows, as JSON in the order that the client expects.
  private var messages: String {
    jsonList([
      strings.connectionLost, strings.startAnew, strings.tooLong, strings.idle + " ",
      strings.ended + " ",
      strings.missing + " ", strings.begunAnew, strings.recovered,
    ])
  }

  /// The maximum size of an upload and the messages about files, as JSON in the order that the client expects.
  private var fileMessages: String {
    jsonList([
      String(configuration.limits.uploadBytes), strings.fileTooLarge, strings.fileOfWrongType,
      strings.uploadsBusy, strings.uploadFailed,
    ])
  }

  private var source: String {
    guard let source = app.source else { return "" }
    return """
      <aside aria-label="\(strings.source.escapedForHTML)"><details id="source">\
      <summary>\(strings.source.escapedForHTML)</summary>\
      <pre tabindex="0"><code>\(source.escapedForHTML)</code></pre></details></aside>
      """
  }
}
