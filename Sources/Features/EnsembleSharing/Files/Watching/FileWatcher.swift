// SPDX-License-Identifier: MIT

import Dispatch
import EnsembleConcurrency

/// A watcher, which reports changes of files by any program.
protocol FileWatcher: Sendable {
  /// Calls a function on some thread whenever the file at a path may have been changed, created or
  /// deleted.
  func watch(_ path: String, _ onEvent: @escaping @Sendable () -> Void) -> SharedSubscription
}

/// The watchers of the process.
enum FileWatchers {
  static let shared: any FileWatcher = {
    #if canImport(Glibc) || canImport(Musl) || canImport(Android)
    if let watcher = InotifyWatcher() { return watcher }
    return PollingWatcher.shared
    #elseif canImport(Darwin)
    return DispatchWatcher()
    #else
    return PollingWatcher.shared
    #endif
  }()
}

/// A watcher that reports every file each second, for systems and files without notification.
final class PollingWatcher: FileWatcher {
  static let shared = PollingWatcher(interval: .seconds(1))

  private let interval: DispatchTimeInterval

  init(interval: DispatchTimeInterval) {
    self.interval = interval
  }

  func watch(_ path: String, _ onEvent: @escaping @Sendable () -> Void) -> SharedSubscription {
    let timer = UncheckedSendable(DispatchSource.makeTimerSource())
    timer.value.schedule(deadline: .now() + interval, repeating: interval, leeway: interval)
    timer.value.setEventHandler(handler: onEvent)
    timer.value.resume()
    return SharedSubscription { timer.value.cancel() }
  }
}

#if canImport(Darwin)
import Darwin

/// A watcher that uses two Dispatch sources: one for the folder, which reports files that are
/// created, moved and deleted, and one for the file itself.
///
/// While the folder does not exist, the watcher polls.
struct DispatchWatcher: FileWatcher {
  func watch(_ path: String, _ onEvent: @escaping @Sendable () -> Void) -> SharedSubscription {
    let watch = DispatchWatch(path, onEvent)
    watch.rearm()
    return SharedSubscription { watch.cancel() }
  }
}

/// `@unchecked Sendable`: the mutable state is only accessed on `queue`.
private final class DispatchWatch: @unchecked Sendable {
  private let path: String
  private let onEvent: @Sendable () -> Void
  private let queue = DispatchQueue(label: "EnsembleSharing.files", qos: .utility)
  private var sources: [any DispatchSourceProtocol] = []
  private var isCancelled = false

  init(_ path: String, _ onEvent: @escaping @Sendable () -> Void) {
    self.path = path
    self.onEvent = onEvent
  }

  func rearm() {
    queue.async { [self] in
      for source in sources { source.cancel() }
      sources = []
      if isCancelled { return }
      let chain = SymbolicLink.chain(from: path)
      var paths = chain.map { FilePath.split($0).folder }
      paths.append(chain[chain.count - 1])
      let folderCount = chain.count
      for (index, path) in paths.enumerated() {
        if !add(path), index < folderCount { addTimer() }
      }
    }
  }

  func cancel() {
    queue.async { [self] in
      isCancelled = true
      for source in sources { source.cancel() }
      sources = []
    }
  }

  private func add(_ path: String) -> Bool {
    let file = open(path, O_EVTONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: file,
      eventMask: [.write, .extend, .delete, .rename],
      queue: queue
    )
    source.setEventHandler { [weak self] in self?.handle() }
    source.setCancelHandler { close(file) }
    source.resume()
    sources.append(source)
    return true
  }

  private func addTimer() {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + 1)
    timer.setEventHandler { [weak self] in self?.handle() }
    timer.resume()
    sources.append(timer)
  }

  private func handle() {
    rearm()
    onEvent()
  }
}
#endif
