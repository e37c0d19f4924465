// SPDX-License-Identifier: MIT

import EnsembleShims

// Identities are not encoded: a decoded dialog is another presentation.

private enum DialogKeys: String, CodingKey {
  case title
  case titleVisibility
  case buttons
  case message
}

extension AlertState: Encodable where Action: Encodable {
  /// Encodes the texts and the buttons.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: DialogKeys.self)
    try container.encode(title, forKey: .title)
    try container.encode(buttons, forKey: .buttons)
    try container.encodeIfPresent(message, forKey: .message)
  }
}

extension AlertState: Decodable where Action: Decodable {
  /// Creates an alert by decoding its texts and buttons. It gets a new identity.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: DialogKeys.self)
    self.init(
      id: ensemble_next_serial(),
      title: try container.decode(TextState.self, forKey: .title),
      buttons: try container.decode([ButtonState<Action>].self, forKey: .buttons),
      message: try container.decodeIfPresent(TextState.self, forKey: .message)
    )
  }
}

extension ConfirmationDialogState: Encodable where Action: Encodable {
  /// Encodes the texts, the visibility of the title and the buttons.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: DialogKeys.self)
    try container.encode(title, forKey: .title)
    try container.encode(titleVisibility, forKey: .titleVisibility)
    try container.encode(buttons, forKey: .buttons)
    try container.encodeIfPresent(message, forKey: .message)
  }
}

extension ConfirmationDialogState: Decodable where Action: Decodable {
  /// Creates a dialog by decoding its texts and buttons. It gets a new identity.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: DialogKeys.self)
    self.init(
      id: ensemble_next_serial(),
      titleVisibility: try container.decode(
        ConfirmationDialogStateTitleVisibility.self,
        forKey: .titleVisibility
      ),
      title: try container.decode(TextState.self, forKey: .title),
      buttons: try container.decode([ButtonState<Action>].self, forKey: .buttons),
      message: try container.decodeIfPresent(TextState.self, forKey: .message)
    )
  }
}

private enum ToastKeys: String, CodingKey {
  case text
  case button
  case duration
}

extension ToastState: Encodable where Action: Encodable {
  /// Encodes the text, the button and the time.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ToastKeys.self)
    try container.encode(text, forKey: .text)
    try container.encodeIfPresent(button, forKey: .button)
    try container.encodeIfPresent(duration, forKey: .duration)
  }
}

extension ToastState: Decodable where Action: Decodable {
  /// Creates a toast by decoding its text, button and time. It gets a new identity.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ToastKeys.self)
    self.init(
      id: ensemble_next_serial(),
      text: try container.decode(TextState.self, forKey: .text),
      button: try container.decodeIfPresent(ButtonState<Action>.self, forKey: .button),
      duration: try container.decodeIfPresent(Duration.self, forKey: .duration)
    )
  }
}

private enum ButtonKeys: String, CodingKey {
  case role
  case action
  case label
}

extension ButtonState: Encodable where Action: Encodable {
  /// Encodes the role, the action and the label. An animation is not encoded.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ButtonKeys.self)
    try container.encodeIfPresent(role, forKey: .role)
    try container.encodeIfPresent(action.action, forKey: .action)
    try container.encode(label, forKey: .label)
  }
}

extension ButtonState: Decodable where Action: Decodable {
  /// Creates a button by decoding its role, action and label. It gets a new identity, and sends its
  /// action without an animation.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ButtonKeys.self)
    self.init(
      id: ensemble_next_serial(),
      role: try container.decodeIfPresent(ButtonStateRole.self, forKey: .role),
      action: .send(try container.decodeIfPresent(Action.self, forKey: .action)),
      label: try container.decode(TextState.self, forKey: .label)
    )
  }
}
