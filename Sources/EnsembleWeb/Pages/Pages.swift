// SPDX-License-Identifier: MIT

/// What every page has around what it shows.
private func document(title: String, head: String = "", body: String) -> String {
  """
  <!doctype html>
  <html lang="en">
  <head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>\(title.escapedForHTML)</title>
  <link rel="stylesheet" href="/style.css">
  \(head)
  </head>
  \(body)
  </html>

  """
}

/// The list of the applications.
@MainActor
struct IndexPage {
  let apps: [WebApp]

  var html: String {
    document(
      title: "Examples",
      body: """
        <body>
        <main class="index">
        <h1>Examples</h1>
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
    <li><a href="/\(app.path)"><strong>\(app.title.escapedForHTML)</strong>\
    <span>\(app.summary.escapedForHTML)</span></a></li>
    """
  }
}

/// The page of an application, as it is at first.
@MainActor
struct AppPage {
  let app: WebApp
  let page: WebPage

  var html: String {
    document(
      title: app.title,
      head: "<script src=\"/client.js\" defer></script>",
      body: """
        <body data-app="/\(app.path)" data-page="\(page.id)" data-token="\(page.token.text)" \
        data-session="\(page.session.id)">
        <header class="bar"><a href="/">‹ All examples</a><strong>\(app.title.escapedForHTML)</strong></header>
        <p id="status" role="status"></p>
        <noscript><p class="note">This is how it looks at this moment. To use it, allow scripts.</p></noscript>
        <div class="columns">
        <main id="app" tabindex="-1">\(page.html())</main>
        \(source)
        </div>
        </body>
        """
    )
  }

  private var source: String {
    guard let source = app.source else { return "" }
    return """
      <aside aria-label="Source"><details id="source"><summary>Source</summary>\
      <pre tabindex="0"><code>\(source.escapedForHTML)</code></pre></details></aside>
      """
  }
}

/// Where links from other sites arrive: it leads to the same address, this time from this site.
struct ArrivalPage {
  var html: String {
    document(
      title: "One moment",
      head: "<meta http-equiv=\"refresh\" content=\"0\">",
      body: "<body><main class=\"index\"><p>One moment …</p></main></body>"
    )
  }
}
