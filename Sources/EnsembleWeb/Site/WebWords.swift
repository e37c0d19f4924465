// SPDX-License-Identifier: MIT

/// What a server says of its own accord, beside what its views say. In English, unless told otherwise.
///
/// Answers that are for programs alone, such as refusals, are always in English.
public struct WebWords: Sendable {
  /// The language of the pages, as in the attribute `lang`.
  public var language = "en"
  /// The title of the list of the applications, and of what leads there.
  public var title = "Applications"
  /// What the source code of an application is headed by.
  public var source = "Source"
  /// What leads past the header, for those who use a keyboard.
  public var skip = "Skip to the content"
  /// What is said in a page where scripts are not allowed.
  public var withoutScripts = "This is how it looks at this moment. To use it, allow scripts."
  /// What leads to the page below.
  public var back = "Back"
  /// The name of the button that closes a sheet.
  public var close = "Close"
  /// The name of the actions of a row.
  public var actions = "Actions"
  /// What stands for rows of a long list that are not there yet.
  public var moreRows: @Sendable (_ count: Int) -> String = {
    $0 == 1 ? "1 more row" : "\($0) more rows"
  }
  /// The names of the buttons of a stepper; its label is added to them.
  public var decrease = "Decrease"
  public var increase = "Increase"
  /// The names of controls that have no label, and of a sheet that has no title.
  public var toggle = "Switch"
  public var textField = "Text"
  public var picker = "Choice"
  public var slider = "Value"
  public var progress = "Progress"
  public var loading = "Loading"
  public var sheet = "Sheet"

  /// The title of a request for a file, and for files.
  public var chooseFile = "Choose a file"
  public var chooseFiles = "Choose files"
  /// The title of an offer of a file, before its name, and the button that fetches it.
  public var saveFile = "Save"
  /// The button that ends a request or an offer.
  public var cancel = "Cancel"
  /// What is said about a file that is larger than the server takes, or for which there is no space left.
  public var fileTooLarge = "This file is too large."
  /// What is said about a file of a type that was not asked for.
  public var fileOfWrongType = "Files of this type cannot be opened here."
  /// What is said when too much is being uploaded by others.
  public var uploadsBusy = "The server is busy. Try again in a moment."
  /// What is said when a file has not arrived.
  public var uploadFailed = "The file could not be uploaded."

  /// What is said when the server cannot be reached.
  public var connectionLost = "The connection to the server is lost. Trying again …"
  /// What is said when a text is too long to be sent.
  public var tooLong = "That was too much text to be sent."
  /// What is said when a page has ended because nothing was done with it.
  public var idle = "Nobody was here for long."
  /// What is said when a page has ended otherwise.
  public var ended = "This page has ended."
  /// What is said at an address where there is nothing.
  public var missing = "There is nothing at this address."
  /// What is said when a page could not go on, and has begun anew: its session is gone, as after a restart of the server.
  public var begunAnew = "This page has begun anew: the server did not have it any more."
  /// What is said, after that, when what was typed could be put back.
  public var recovered = "What you had entered is back."
  /// What leads to a new page then.
  public var startAnew = "Start anew"

  public init() {}
}
