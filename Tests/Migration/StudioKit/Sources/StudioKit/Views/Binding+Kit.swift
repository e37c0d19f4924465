// SPDX-License-Identifier: MIT

import SwiftUI

extension Binding {
  /// A binding that is true while there is a value, and removes it.
  public func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { wrappedValue != nil },
      set: { isPresent in if !isPresent { wrappedValue = nil } }
    )
  }

  /// A binding with a value instead of none.
  public func replacing<Wrapped: Equatable>(nil replacement: Wrapped) -> Binding<Wrapped>
  where Value == Wrapped? {
    Binding<Wrapped>(
      get: { wrappedValue ?? replacement },
      set: { wrappedValue = $0 == replacement ? nil : $0 }
    )
  }
}

extension Binding where Value == Set<String> {
  public func contains(_ element: String) -> Binding<Bool> {
    Binding<Bool>(
      get: { wrappedValue.contains(element) },
      set: { isOn in
        if isOn {
          wrappedValue.insert(element)
        } else {
          wrappedValue.remove(element)
        }
      }
    )
  }
}

/// A text field with the message of a form below it.
public struct ValidatedField: View {
  let title: String
  @Binding var text: String
  let error: String?

  public init(_ title: String, text: Binding<String>, error: String?) {
    self.title = title
    self._text = text
    self.error = error
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      TextField(title, text: $text)
      if let error {
        Text(error)
          .font(.caption)
          .foregroundStyle(.red)
      }
    }
  }
}
