// SPDX-License-Identifier: MIT

/// The index of applications.
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
      head: shown == nil ? "" : files.scriptElement,
      body: """
        <body\(scriptData)>
        \(status)<main class="index">
        <h1>\(strings.title.escapedForHTML)</h1>
        \(introduction)
        \(showcase)
        \(groups.map(section).joined(separator: "\n"))
        </main>
        </body>
        """
    )
  }

  private var introduction: String {
    strings.introduction.isEmpty ? "" : "<p>\(strings.introduction.escapedForHTML)</p>"
  }

  /// The applications by group, in the order of the first application of each.
  private var groups: [(name: String?, apps: [WebApp])] {
    var groups: [(name: String?, apps: [WebApp])] = []
    for app in apps {
      if let index = groups.firstIndex(where: { $0.name == app.group }) {
        groups[index].apps.append(app)
      } else {
        groups.append((app.group, [app]))
      }
    }
    return groups
  }

  private func section(_ name: String?, _ apps: [WebApp]) -> String {
    let heading = name.map { "<h2>\($0.escapedForHTML)</h2>\n" } ?? ""
    return """
      \(heading)<ul role="list" class="cards">
      \(apps.map(card).joined(separator: "\n"))
      </ul>
      """
  }

  private func card(_ app: WebApp) -> String {
    """
    <li><a href="\(files.address(of: app))">\(app.picture ?? "")<strong>\(app.title.escapedForHTML)</strong>\
    <span>\(app.summary.escapedForHTML)</span></a></li>
    """
  }
}

// MARK: The running application

// The script opens its page, so that the index starts no session for crawlers, and for browsers without scripts.
extension IndexPage {
  private var shown: (showcase: WebShowcase, app: WebApp)? {
    guard let showcase = configuration.showcase,
      let app = apps.first(where: { $0.path == showcase.app })
    else { return nil }
    return (showcase, app)
  }

  private var scriptData: String {
    guard let app = shown?.app else { return "" }
    let data = ScriptData(
      app: app,
      base: files.path([]),
      configuration: configuration,
      files: files
    )
    return " " + data.attributes
  }

  private var status: String { shown == nil ? "" : "<p id=\"status\" role=\"status\"></p>\n" }

  private var showcase: String {
    guard let (showcase, app) = shown else { return "" }
    let points = showcase.points.map {
      "<li><strong>\($0.title.escapedForHTML)</strong> <span>\($0.text.escapedForHTML)</span></li>"
    }
    let sources = showcase.sources.map {
      "<pre tabindex=\"0\" role=\"group\" aria-label=\"\($0.name.escapedForHTML)\"><code>\($0.html)</code></pre>"
    }
    let title = app.title.escapedForHTML
    return """
      <ul role="list" class="points">\(points.joined())</ul>
      <section class="showcase" aria-label="\(title)">
      <div class="stage"><h2>\(title)</h2><div id="app" tabindex="-1"></div>\
      <noscript>\(app.picture ?? "")</noscript>\
      <a href="\(files.address(of: app))">\(strings.openPage.escapedForHTML) ›</a></div>
      \(sources.joined())
      </section>
      """
  }
}
