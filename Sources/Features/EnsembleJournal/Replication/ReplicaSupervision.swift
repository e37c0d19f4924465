// SPDX-License-Identifier: MIT

/// The lease for starting the effects that follow from the state of a replicated store. One replica
/// holds it at a time.
@MainActor
final class ReplicaSupervision {
  private let name: String
  private let journal: any SharedJournal
  private let changed: @MainActor (_ isHere: Bool) -> Void
  private var lease: (any OpenJournal)?
  private var task: Task<Void, Never>?

  /// Tries to acquire the lease every second, and checks it while this replica holds it.
  ///
  /// - Parameter changed: A function that is called with whether this replica holds the lease, when
  ///   that changes.
  init(
    of store: String,
    in journal: any SharedJournal,
    changed: @escaping @MainActor (_ isHere: Bool) -> Void
  ) {
    self.journal = journal
    self.changed = changed
    name = Self.name(of: store)
    changed(false)
    task = Task { [weak self] in
      while !Task.isCancelled, self != nil {
        await self?.update()
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }

  deinit {
    task?.cancel()
  }

  /// Returns the name of the lease, which no session's store has.
  static nonisolated func name(of store: String) -> String { "\(store)~effects" }

  private func update() async {
    do {
      if let lease {
        try await lease.check()
      } else {
        let lease = try await journal.open(name).store
        if Task.isCancelled { return await lease.close() }
        self.lease = lease
        changed(true)
      }
    } catch JournalError.leaseLost {
      lease = nil
      changed(false)
    } catch {
      // Another replica has the lease, or the journal does not answer.
    }
  }

  /// Stops acquiring and checking the lease, which ends with this object.
  func end() {
    task?.cancel()
    task = nil
  }

  /// Gives the lease to another replica.
  func leave() async {
    end()
    await lease?.close()
    lease = nil
  }
}
