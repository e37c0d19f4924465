// SPDX-License-Identifier: MIT

#if Web
import EnsembleBindings
import EnsembleUI

/// Returns the HTML document around the contents of a page.
func document(
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
  \(files.styleElements)
  <link rel="icon" type="image/svg+xml" href="\(files.icon)">
  \(head)
  </head>
  \(body)
  </html>

  """
}

/// The attributes of a page's body that the client script reads.
@MainActor
struct ScriptData {
  let app: WebApp
  /// The path that precedes the application's addresses.
  let base: String
  /// The page to show, or nil if the script opens the page.
  var page: WebPage?
  let configuration: WebConfiguration
  let files: PageFiles
  /// The owner of the request, if the server distinguishes between users.
  var owner: WebOwner?
  /// The button that signs out; nil without a login.
  var signOut: SignOutButton?

  private var strings: WebStrings { configuration.strings }

  var attributes: String {
    """
    data-own="\(files.own)" data-base="\(base)" data-app="\(app.path)" data-worker="\(files.worker)" \
    data-silence="\(silence)" data-words="\(messages.escapedForHTML)" \
    data-files="\(fileMessages.escapedForHTML)" data-version="\(version)"\(ownerMark)\(identity)
    """
  }

  /// The attribute with a mark of the owner, by which the script keeps the drafts of different
  /// people in one tab apart.
  private var ownerMark: String {
    owner.map { " data-owner=\"\(EnsembleWeb.version(of: $0.mark))\"" } ?? ""
  }

  /// A hash of the page apart from its contents, such as its script and its strings. A page with
  /// another hash is reloaded instead of being continued in place.
  var version: String {
    let parts = [
      files.version, messages, fileMessages, silence.description, app.title, app.isWide.description,
      strings.language, strings.title, strings.skip, owner?.mark ?? "",
      signOut?.html ?? "",
    ]
    return EnsembleWeb.version(of: parts.joined(separator: "\n"))
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

  /// The number of silent milliseconds after which the client considers a connection lost: several
  /// heartbeats.
  private var silence: Int {
    Int(min(max(configuration.limits.heartbeat / .milliseconds(1) * 2.5, 5000), 1e9))
  }

  /// The messages that the client shows, as JSON in the order that the client expects.
  private var messages: String {
    jsonList([
      strings.connectionLost, strings.startAnew, strings.tooLong, strings.idle + " ",
      strings.ended + " ",
      strings.missing + " ", strings.begunAnew, strings.recovered, strings.sending,
      strings.passwordsAgain,
    ])
  }

  /// The maximum size of an upload and the messages about files, as JSON in the order that the
  /// client expects.
  private var fileMessages: String {
    jsonList([
      String(configuration.limits.uploadBytes), strings.fileTooLarge, strings.fileOfWrongType,
      strings.uploadsBusy, strings.uploadFailed,
    ])
  }
}
#endif
