// SPDX-License-Identifier: MIT

import Foundation
import MarketKit

/// What a customer wants to buy.
public struct Basket: Reducer {
  public struct State: Equatable {
    public var lines: IdentifiedArrayOf<BasketLine.State> = []
    public var voucherCode = ""
    public var voucher: Voucher?
    public var voucherMessage: String?
    public var isCheckingVoucher = false
    public var lastRemoved: BasketLine.State?
    @PresentationState public var checkout: Checkout.State?
    @PresentationState public var confirmation: ConfirmationDialogState<Action.Confirmation>?

    public init(lines: IdentifiedArrayOf<BasketLine.State> = []) {
      self.lines = lines
    }

    public var orderLines: [Order.Line] { lines.map(\.line) }

    public var count: Int { orderLines.reduce(0) { $0 + $1.count } }

    public var total: Money {
      voucher?.applied(to: orderLines) ?? orderLines.map(\.total).sum()
    }

    /// The stalls at which something has to be fetched, in the order of the lines.
    public var stalls: [Stall.ID] {
      var seen: Set<Stall.ID> = []
      return lines.map(\.stall).filter { seen.insert($0).inserted }
    }

    public mutating func add(_ added: [Order.Line], from stall: Stall.ID) {
      for line in added {
        if lines[id: line.id] != nil {
          lines[id: line.id]?.line.count += line.count
        } else {
          lines.append(BasketLine.State(line: line, stall: stall))
        }
      }
    }
  }

  public enum Action: Equatable {
    case checkout(PresentationAction<Checkout.Action>)
    case checkoutButtonTapped
    case confirmation(PresentationAction<Confirmation>)
    case emptyButtonTapped
    case line(id: BasketLine.State.ID, action: BasketLine.Action)
    case linesMoved(IndexSet, Int)
    case swiped(IndexSet)
    case undoButtonTapped
    case undoExpired
    case voucherChanged(String)
    case voucherResponse(TaskResult<Voucher>)
    case voucherSubmitted

    public enum Confirmation: Equatable {
      case emptyConfirmed
      case onlySoldOutConfirmed
    }
  }

  private struct VoucherID: Hashable {}
  private struct UndoID: Hashable {}

  @Dependency(\.market.voucher) var checkVoucher
  @Dependency(\.mainQueue) var mainQueue

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .checkoutButtonTapped:
        guard !state.lines.isEmpty else { return .none }
        state.checkout = .slot(
          SlotPicker.State(stalls: state.stalls, lines: state.orderLines, total: state.total)
        )
        return .none

      case .checkout(.presented(.done(.closeButtonTapped))):
        state = State()
        return .none

      case .checkout:
        return .none

      case .emptyButtonTapped:
        state.confirmation = ConfirmationDialogState {
          TextState("Empty the basket?")
        } actions: {
          ButtonState(role: .destructive, action: .emptyConfirmed) {
            TextState("Empty it")
          }
          ButtonState(action: .onlySoldOutConfirmed) {
            TextState("Only what is sold out")
          }
          ButtonState(role: .cancel) {
            TextState("Keep all")
          }
        }
        return .none

      case .confirmation(.presented(.emptyConfirmed)):
        state.lines.removeAll()
        return .cancel(id: UndoID())

      case .confirmation(.presented(.onlySoldOutConfirmed)):
        state.lines.removeAll(where: \.line.product.isSoldOut)
        return .none

      case .confirmation:
        return .none

      case let .line(id, .delegate(.emptied)):
        return remove(id, from: &state)

      case .line:
        return .none

      case let .linesMoved(source, destination):
        state.lines.move(fromOffsets: source, toOffset: destination)
        return .none

      case let .swiped(offsets):
        guard let offset = offsets.first else { return .none }
        return remove(state.lines[offset].id, from: &state)

      case .undoButtonTapped:
        guard var line = state.lastRemoved else { return .none }
        line.line.count = max(1, line.line.count)
        state.lines.append(line)
        state.lastRemoved = nil
        return .cancel(id: UndoID())

      case .undoExpired:
        state.lastRemoved = nil
        return .none

      case let .voucherChanged(code):
        state.voucherCode = code.filter { !$0.isWhitespace }
        state.voucherMessage = nil
        guard code.isEmpty else { return .none }
        state.voucher = nil
        return .cancel(id: VoucherID())

      case .voucherSubmitted:
        state.isCheckingVoucher = true
        let code = state.voucherCode
        return .task {
          await .voucherResponse(TaskResult { try await checkVoucher(code) })
        }
        .cancellable(id: VoucherID(), cancelInFlight: true)

      case let .voucherResponse(result):
        state.isCheckingVoucher = false
        switch result {
        case let .success(voucher):
          state.voucher = voucher
        case let .failure(error as MarketError):
          state.voucherMessage = error.localizedDescription
        case .failure:
          state.voucherMessage = "Something went wrong."
        }
        return .none
      }
    }
    .forEach(\.lines, action: /Action.line) {
      BasketLine()
    }
    .ifLet(\.$checkout, action: /Action.checkout) {
      Checkout()
    }
    .ifLet(\.$confirmation, action: /Action.confirmation)
  }

  /// Removes a line, and keeps it for a while in case that was a mistake.
  private func remove(_ id: BasketLine.State.ID, from state: inout State) -> EffectTask<Action> {
    state.lastRemoved = state.lines.remove(id: id)
    return .run { send in
      try await self.mainQueue.sleep(for: 5)
      await send(.undoExpired, animation: .default)
    }
    .cancellable(id: UndoID(), cancelInFlight: true)
  }
}
