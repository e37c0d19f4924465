// SPDX-License-Identifier: MIT

import EnsembleBindings

/// The mode of a view that can be edited.
public enum EditMode: Hashable, Sendable {
  /// The content cannot be edited.
  case inactive
  /// The content can be edited for a moment.
  case transient
  /// The content can be edited.
  case active

  /// A Boolean value that indicates whether the content can be edited.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// A binding to the edit mode: the one that a view has set, or else the one of the whole tree.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? treeEditMode }
    set { self[EditModeKey.self] = newValue }
  }

  private var treeEditMode: Binding<EditMode>? {
    device.map { device in
      Binding(get: { @MainActor in device.editMode }, set: { @MainActor in device.editMode = $0 })
    }
  }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

/// A button that switches the edit mode on and off.
///
/// Rows with `onDelete` and `onMove` show their actions in either mode.
public nonisolated struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates the button.
  public init() {}

  @MainActor public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    let editMode = editMode
    Button(isEditing ? "Done" : "Edit") {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
  }
}
