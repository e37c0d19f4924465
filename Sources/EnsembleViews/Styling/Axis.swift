// SPDX-License-Identifier: MIT

/// A direction of layout or growth.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
}
