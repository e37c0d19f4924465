// SPDX-License-Identifier: MIT

import SwiftUI

/// A message with a button that tries again.
public struct FailureView: View {
  let message: String
  let retry: () -> Void

  public init(message: String, retry: @escaping () -> Void) {
    self.message = message
    self.retry = retry
  }

  public var body: some View {
    VStack(spacing: 8) {
      Text(message)
        .foregroundColor(.secondary)
      Button("Try again", action: retry)
    }
    .padding()
  }
}

/// The price of a product, crossed out when it is sold out.
public struct PriceTag: View {
  let product: Product

  public init(product: Product) {
    self.product = product
  }

  public var body: some View {
    Text(product.price.label)
      .font(.headline)
      .strikethrough(product.isSoldOut)
      .accessibilityLabel("\(product.price.label) per \(product.unit.text(for: 1))")
  }
}

/// A button that is busy while it works.
public struct BusyButton: View {
  let title: String
  let isBusy: Bool
  let action: () -> Void

  public init(_ title: String, isBusy: Bool, action: @escaping () -> Void) {
    self.title = title
    self.isBusy = isBusy
    self.action = action
  }

  public var body: some View {
    Button(action: action) {
      HStack {
        if isBusy {
          ProgressView()
        }
        Text(title)
      }
    }
    .disabled(isBusy)
  }
}
