// SPDX-License-Identifier: MIT

#if Web
/// The strings that a server adds to the views of its applications, English by default.
///
/// Replace them to localize a site. Messages for programs, such as refusals, are always in English;
/// a browser that asks for a page gets them as a page of these strings.
public struct WebStrings: Sendable {
  /// The language of the pages, as in the HTML attribute `lang`.
  public var language = "en"
  /// The title of the list of applications, and of links to it.
  public var title = "Applications"
  /// The text below the title of the list of applications, if any.
  public var introduction = ""
  /// The title of the link that skips the header, for people who use a keyboard.
  public var skip = "Skip to the content"
  /// The message in a page whose browser does not run scripts.
  public var withoutScripts =
    """
    This page shows the current state, but it cannot be used without scripts. Allow JavaScript for this \
    address in the settings of the browser or of its extensions, and load the page again.
    """
  /// The title of the button that returns to the previous page.
  public var back = "Back"
  /// The accessibility label of the button that closes a sheet.
  public var close = "Close"
  /// The accessibility label of the group of a row's actions.
  public var actions = "Actions"
  /// A closure that returns the text of a placeholder for rows of a long list that are not loaded
  /// yet.
  public var moreRows: @Sendable (_ count: Int) -> String = {
    $0 == 1 ? "1 more row" : "\($0) more rows"
  }
  /// The accessibility label of a stepper's decrement button, completed by the stepper's label.
  public var decrease = "Decrease"
  /// The accessibility label of a stepper's increment button, completed by the stepper's label.
  public var increase = "Increase"
  /// The accessibility label of a toggle without a label.
  public var toggle = "Switch"
  /// The accessibility label of a text field without a label.
  public var textField = "Text"
  /// The accessibility label of a picker without a label.
  public var picker = "Choice"
  /// The accessibility label of a slider without a label.
  public var slider = "Value"
  /// The accessibility label of a progress view without a label.
  public var progress = "Progress"
  /// The accessibility label of an indeterminate progress view without a label.
  public var loading = "Loading"
  /// The accessibility label of a sheet without a title.
  public var sheet = "Sheet"

  /// The title of a request for a file.
  public var chooseFile = "Choose a file"
  /// The title of a request for several files.
  public var chooseFiles = "Choose files"
  /// The title of the button that downloads an offered file, and the prefix of the offer's title.
  public var saveFile = "Save"
  /// The title of the button that cancels a request for a file, or an offer.
  public var cancel = "Cancel"
  /// The message about a file that exceeds the server's limits or its remaining space.
  public var fileTooLarge = "This file is too large."
  /// The message about a file whose type was not requested.
  public var fileOfWrongType = "Files of this type cannot be opened here."
  /// The message about a file that is refused because too many uploads are in progress.
  public var uploadsBusy = "The server is busy. Try again in a moment."
  /// The message about an upload that failed.
  public var uploadFailed = "The file could not be uploaded."

  /// The message while the server has not answered an event for a second.
  public var sending = "Sending …"
  /// The message while the server cannot be reached, or has not answered for five seconds.
  public var connectionLost = "The connection to the server is lost. Trying again …"
  /// The message about a text that is too long to be sent.
  public var tooLong = "The text is too long to be sent."
  /// The message of a page that ended because it was idle.
  public var idle = "This page ended because it was not used."
  /// The message of a page that ended for any other reason.
  public var ended = "This page has ended."
  /// The message of a page that cannot be opened now, and is loaded again after some seconds.
  public var unavailable =
    "This page cannot be opened at the moment. It is tried again in a few seconds."
  /// The message of a page that cannot be opened now, because too many are opened from one address.
  public var tooManyPages = "Too many pages are being opened. Try again in a few seconds."
  /// The title of the link that requests a page again that could not be opened.
  public var tryAgain = "Try again"
  /// The message of a page that cannot be opened, because the recorded data of the server is
  /// damaged.
  public var failed = "This page cannot be opened, because of a fault in the server."
  /// The title of the page that signs people in, and of its button.
  public var signIn = "Sign in"
  /// The title of the button that signs out.
  public var signOut = "Sign out"
  /// The label of the field for the name with which a person signs in.
  public var userName = "Name"
  /// The label of the field for the password with which a person signs in.
  public var password = "Password"
  /// The message if the name and the password do not match.
  public var wrongPassword = "The name and the password do not match."
  /// The message after too many attempts to sign in.
  public var tooManyAttempts = "There were too many attempts. Try again in a few minutes."
  /// The message at an address that a person may not open.
  public var forbidden = "You may not open this page."
  /// The message at an address without a page.
  public var missing = "There is no page at this address."
  /// The message of a page that was opened again because its session was lost, for example after a
  /// restart of the server.
  public var begunAnew = "This page was opened again because the server no longer had it."
  /// The message, after ``begunAnew``, if entered text could be restored.
  public var recovered = "Your input was restored."
  /// The message if passwords are no longer in their fields, because the page was opened again.
  public var passwordsAgain = "Please enter your password again."
  /// The title of the link that opens a new page after the end of a page.
  public var startAnew = "Open a new page"

  /// Creates the English strings.
  public init() {}
}
#endif
