// SPDX-License-Identifier: MIT

#if TLS
import AsyncHTTPClient
import EnsembleInspection
import EnsembleInspector
import Foundation
import NIOCore
import NIOHTTP1

/// An HTTP connection to the inspector of another process.
package final class InspectorConnection: Sendable {
  /// The longest answer, in bytes.
  private static let longestAnswer = 64 << 20

  private let address: InspectorAddress
  private let key: String
  private let client: HTTPClient
  private let timeout: TimeAmount

  /// Creates a connection to an inspector, without sending anything.
  ///
  /// - Parameters:
  ///   - address: The address of the inspector.
  ///   - key: The key that its program has printed.
  ///   - timeout: The timeout of a request.
  package init(to address: InspectorAddress, key: String, timeout: Duration = .seconds(20)) {
    self.address = address
    self.key = key
    self.timeout = .nanoseconds(Int64(timeout / .nanoseconds(1)))
    // The key is never sent to another address.
    var configuration = HTTPClient.Configuration(
      redirectConfiguration: .disallow,
      timeout: .init(connect: min(self.timeout, .seconds(5)))
    )
    // Servers close idle connections, by default after ten seconds.
    configuration.connectionPool.idleTimeout = .seconds(4)
    // No retries, so that a program that has ended is reported at once.
    configuration.connectionPool.retryConnectionEstablishment = false
    configuration.httpVersion = .http1Only
    client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
  }

  deinit {
    let client = client
    Task { try? await client.shutdown() }
  }

  /// Returns the answer to a question.
  ///
  /// - Throws: An ``InspectorFailure``, or a `CancellationError`.
  package func answer(_ question: InspectionRequest) async throws -> InspectionAnswer {
    let body = try await post(JSONEncoder().encode(question))
    guard let answer = try? JSONDecoder().decode(InspectionAnswer.self, from: body) else {
      throw InspectorFailure.unknownAnswer(address.origin)
    }
    return answer
  }

  private func post(_ question: Data) async throws -> Data {
    var request = HTTPClientRequest(url: "\(address.origin)\(address.path)/call")
    request.method = .POST
    request.headers.add(name: "Authorization", value: "Bearer \(key)")
    request.headers.add(name: "Origin", value: address.origin)
    request.headers.add(name: "Content-Type", value: "application/json")
    request.body = .bytes(question)
    do {
      let response = try await client.execute(request, timeout: timeout)
      if response.status == .forbidden { throw InspectorFailure.wrongKey(address.origin) }
      guard response.status == .ok,
        response.headers.first(name: "Content-Type")?.hasPrefix("application/json") == true
      else { throw InspectorFailure.notInspector(address.origin + address.path) }
      let body = try await response.body.collect(upTo: Self.longestAnswer)
      return Data(body.readableBytesView)
    } catch let error as InspectorFailure {
      throw error
    } catch let error as CancellationError {
      throw error
    } catch is NIOTooManyBytesError {
      throw InspectorFailure.unknownAnswer(address.origin)
    } catch let error as HTTPClientError where error == .cancelled {
      throw CancellationError()
    } catch {
      throw InspectorFailure(error, at: address.origin)
    }
  }
}
#endif
