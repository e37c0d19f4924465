// SPDX-License-Identifier: MIT

#if Web
import EnsembleBindings
import EnsembleDependencies

/// The page with a form for a name and a password.
struct SignInForm: Sendable {
  /// The address to show afterwards.
  let destination: String
  /// Shows that the name and the password did not match.
  let isWrong: Bool
  /// Shows that there were too many attempts.
  var isDelayed = false

  func html(_ strings: WebStrings, _ files: PageFiles) -> String {
    let message = isDelayed ? strings.tooManyAttempts : isWrong ? strings.wrongPassword : ""
    let action = "\(signInPath)?to=\(destination.percentEncoded)"
    return document(
      strings,
      files,
      title: strings.signIn,
      body: """
        <body>
        <main class="index">
        <h1>\(strings.signIn.escapedForHTML)</h1>
        <form class="sign-in" method="post" action="\(action)">
        <p role="alert">\(message.escapedForHTML)</p>
        <label>\(strings.userName.escapedForHTML) <input type="text" name="name" autocomplete="username" \
        autocapitalize="none" spellcheck="false" required autofocus></label>
        <label>\(strings.password.escapedForHTML) <input name="password" type="password" \
        autocomplete="current-password" required></label>
        <button class="button prominent">\(strings.signIn.escapedForHTML)</button>
        </form>
        </main>
        </body>
        """
    )
  }
}

struct SignOutButton: Sendable {
  let owner: SessionOwner
  let strings: WebStrings

  /// The form in the bar of a page.
  var html: String {
    """
    <form class="owner" method="post" action="\(signOutPath)"><span>\(owner.name.escapedForHTML)</span>\
    <button class="button">\(strings.signOut.escapedForHTML)</button></form>
    """
  }

  /// The page that a link shows.
  func page(_ files: PageFiles) -> String {
    document(
      strings,
      files,
      title: strings.signOut,
      body: """
        <body>
        <main class="index">
        <h1>\(strings.signOut.escapedForHTML)</h1>
        \(html)
        </main>
        </body>
        """
    )
  }
}
#endif
