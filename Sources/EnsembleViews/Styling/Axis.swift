// SPDX-License-Identifier: MIT

/// A direction in which something grows.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
}
