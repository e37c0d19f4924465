// SPDX-License-Identifier: MIT

extension Result {
  /// Creates a result from the value or the error of an asynchronous function.
  ///
  /// The function runs in the caller's isolation.
  public init(
    isolation: isolated (any Actor)? = #isolation,
    catching body: () async throws(Failure) -> Success
  ) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
