// SPDX-License-Identifier: MIT

import ComposableArchitecture

/// What the studio tells everybody: a closed week, a new glaze, a lost bowl.
public struct Notice: Codable, Equatable, Identifiable, Sendable {
  public enum Kind: String, Codable, Sendable {
    case news
    case lost
    case closed
  }

  public let id: Int
  public var kind: Kind
  public var text: String
  public var link: URL?
  public var date: Date

  public init(id: Int, kind: Kind = .news, text: String, link: URL? = nil, date: Date) {
    self.id = id
    self.kind = kind
    self.text = text
    self.link = link
    self.date = date
  }
}

@DependencyClient
public struct NoticesClient: Sendable {
  public var latest: @Sendable (_ since: Date?) async throws -> IdentifiedArrayOf<Notice>
  public var report: @Sendable (_ text: String) async throws -> Notice
  public var arrivals: @Sendable () -> AsyncStream<Notice> = { .never }
}

extension NoticesClient: DependencyKey {
  /// Notices of the machine itself, until there is a server for them.
  public static var liveValue: NoticesClient {
    let board = Board()
    return NoticesClient(
      latest: { date in await board.notices(since: date) },
      report: { text in await board.post(text) },
      arrivals: {
        let (stream, continuation) = AsyncStream.makeStream(of: Notice.self)
        withEscapedDependencies { dependencies in
          Task {
            await board.subscribe { notice in
              dependencies.yield { _ = continuation.yield(notice) }
            }
          }
        }
        return stream
      }
    )
  }

  public static let testValue = NoticesClient()
}

private actor Board {
  @Dependency(\.date) var date
  private var notices: IdentifiedArrayOf<Notice> = []
  private var subscribers: [@Sendable (Notice) -> Void] = []

  func notices(since date: Date?) -> IdentifiedArrayOf<Notice> {
    guard let date else { return notices }
    return notices.filter { $0.date > date }
  }

  func post(_ text: String) -> Notice {
    let notice = Notice(id: notices.count + 1, kind: .lost, text: text, date: date.now)
    notices.append(notice)
    for subscriber in subscribers { subscriber(notice) }
    return notice
  }

  func subscribe(_ subscriber: @escaping @Sendable (Notice) -> Void) {
    subscribers.append(subscriber)
  }
}

extension DependencyValues {
  public var notices: NoticesClient {
    get { self[NoticesClient.self] }
    set { self[NoticesClient.self] = newValue }
  }
}
