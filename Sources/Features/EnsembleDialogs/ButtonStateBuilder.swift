// SPDX-License-Identifier: MIT

import EnsembleCore

/// A builder of a list of buttons, with conditions and loops.
@resultBuilder
public enum ButtonStateBuilder<Action> {
  /// Returns a list of one button.
  public static func buildExpression(_ button: ButtonState<Action>) -> [ButtonState<Action>] {
    [button]
  }

  /// Returns all buttons of a block.
  public static func buildBlock(_ buttons: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    Array(buttons.joined())
  }

  /// Returns all buttons of a loop.
  public static func buildArray(_ buttons: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    Array(buttons.joined())
  }

  /// Returns the buttons of an `if` without an `else`.
  public static func buildOptional(_ buttons: [ButtonState<Action>]?) -> [ButtonState<Action>] {
    buttons ?? []
  }

  /// Returns the buttons of the first branch of a condition.
  public static func buildEither(first buttons: [ButtonState<Action>]) -> [ButtonState<Action>] {
    buttons
  }

  /// Returns the buttons of the second branch of a condition.
  public static func buildEither(second buttons: [ButtonState<Action>]) -> [ButtonState<Action>] {
    buttons
  }

  /// Returns the buttons of an availability condition.
  public static func buildLimitedAvailability(
    _ buttons: [ButtonState<Action>]
  ) -> [ButtonState<Action>] {
    buttons
  }
}
