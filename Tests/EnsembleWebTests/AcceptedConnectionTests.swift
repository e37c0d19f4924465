// SPDX-License-Identifier: MIT

#if Web
import EnsembleWeb
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import Testing

@Suite("Accepted connections", .timeLimit(.minutes(10)))
struct AcceptedConnectionTests {
  @Test("a connection that is dropped before it is served is closed, and the program continues")
  func dropped() async {
    // Without this, SwiftNIO stops the program.
    await #expect(processExitsWith: .success) {
      let table = ConnectionTable.sweeping(WebLimits())
      let channel = GuardedChannel(
        HTTP1Channel(responder: { _, _, _ in }, configuration: .limited(WebLimits(), table)),
        table
      )
      let group = MultiThreadedEventLoopGroup.singleton
      let server = try await ServerBootstrap(group: group).bind(host: "127.0.0.1", port: 0) {
        channel.setup(channel: $0, logger: Logger(label: "test"))
      }
      let port = try #require(server.channel.localAddress?.port)
      try await server.executeThenClose { connections in
        let client = try await ClientBootstrap(group: group)
          .connect(host: "127.0.0.1", port: port).get()
        for try await _ in connections { break }
        try await client.closeFuture.get()
      }
    }
  }
}
#endif
