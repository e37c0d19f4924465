// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection
import Foundation

/// A feature whose actions have payloads of all kinds.
@Reducer
struct Remote {
  @ObservableState
  struct State: Equatable {
    var log: [String] = []
    var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 1), Row.State(id: 2)]
    @Presents var detail: Row.State?
    var path = StackState<Row.State>()
  }

  enum Action: Equatable {
    case tap
    case set(Int)
    case rename(String)
    case choose(Bool)
    case scale(Double)
    case select(UUID)
    case limit(Int?)
    case sort(Order)
    case filter(Filter)
    case move(from: Int, to: Int)
    case resize(Size)
    case tag(Tag)
    case watch(Watcher)
    case detail(PresentationAction<Row.Action>)
    case rows(IdentifiedActionOf<Row>)
    case path(StackActionOf<Row>)
  }

  enum Order: CaseIterable, Equatable {
    case ascending
    case descending
  }

  @CasePathable
  enum Filter: Equatable {
    case all
    case named(String)
  }

  struct Size: Codable, Equatable {
    var width: Int
    var height: Int
  }

  struct Tag: Codable, Equatable, RawRepresentable {
    var rawValue: String
  }

  struct Watcher: Equatable {
    var name: String
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tap:
        state.path.append(Row.State(id: 7))
        state.detail = Row.State(id: 9)
      case .set(let number): state.log.append("\(number)")
      case .rename(let name): state.log.append(name)
      case .choose(let isChosen): state.log.append("\(isChosen)")
      case .scale(let factor): state.log.append("\(factor)")
      case .select(let id): state.log.append("\(id)")
      case .limit(let limit): state.log.append(limit.map { "\($0)" } ?? "none")
      case .sort(let order): state.log.append("\(order)")
      case .filter(let filter): state.log.append("\(filter)")
      case .move(let start, let end): state.log.append("\(start) \(end)")
      case .resize(let size): state.log.append("\(size.width) \(size.height)")
      case .tag(let tag): state.log.append(tag.rawValue)
      case .watch, .detail, .rows, .path: break
      }
      return .none
    }
    .ifLet(\.$detail, action: \.detail) { Row() }
    .forEach(\.rows, action: \.rows) { Row() }
    .forEach(\.path, action: \.path) { Row() }
  }

  @Reducer
  struct Row {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var name = ""
    }

    enum Action: Equatable {
      case clear
      case rename(String)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .clear: state.name = ""
        case .rename(let name): state.name = name
        }
        return .none
      }
    }
  }
}
