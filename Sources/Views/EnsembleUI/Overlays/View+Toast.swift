// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleCore
import EnsembleDependencies
import EnsembleDialogs

extension View {
  /// Shows a toast at the bottom of the screen while a store holds one.
  ///
  /// ```swift
  /// .toast($store.scope(state: \.toast, action: \.toast))
  /// ```
  ///
  /// The button sends its action. The dismissal is sent when the toast is closed, and after its
  /// time, by the dependency `continuousClock`. While the pointer is over the toast, or its button
  /// has the focus, it stays; then its time begins again. A toast that appears ends the one before.
  public func toast<Action>(_ item: Binding<Store<ToastState<Action>, Action>?>) -> some View {
    OverlaidView(content: self) {
      item.wrappedValue.map { store in
        let state = store.withState { $0 }
        return (value: (store: store, state: state), id: AnyHashable(state.id))
      }
    } overlay: { shown in
      ToastView(toast: shown.state) { action in
        if let action { shown.store.send(action) }
        // The action may have presented another toast.
        guard item.wrappedValue?.withState(\.id) == shown.state.id else { return }
        item.wrappedValue = nil
      }
    }
  }
}

/// The text and the button of a toast.
private struct ToastView<Action>: View {
  let toast: ToastState<Action>
  /// Sends an action, if any, and ends the toast.
  let press: (Action?) -> Void
  @State private var isUnderPointer = false
  @FocusState private var isFocused

  private var duration: Duration {
    toast.duration ?? .seconds(toast.button == nil ? 5 : 10)
  }

  var body: some View {
    ToastBox(duration: isUnderPointer || isFocused ? nil : duration, end: { press(nil) }) {
      Text(toast.text)
      if let button = toast.button { Button(button, action: press).focused($isFocused) }
    }
    .onHover { isUnderPointer = $0 }
  }
}

/// The element of a toast, which ends after its time.
private struct ToastBox<Content: View>: PrimitiveView {
  /// The time; nil as long as the toast is used.
  let duration: Duration?
  let end: () -> Void
  let content: Content

  init(duration: Duration?, end: @escaping () -> Void, @ViewBuilder content: () -> Content) {
    self.duration = duration
    self.end = end
    self.content = content()
  }

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.toast)
    let timer: ToastTimer
    if let known = node.storage as? ToastTimer {
      timer = known
    } else {
      timer = node.graph.withDependencies { ToastTimer() }
      node.storage = timer
      node.onRemoval { timer.abandon() }
      node.graph.presentToast(timer)
    }
    timer.end = view.end
    timer.start(view.duration)
    node.handler = { event in
      guard event == .dismiss else { return false }
      timer.finish()
      return true
    }
    node.updateChild(0, to: view.content, environment: node.environment.inside)
  }
}

/// The time of a toast.
@MainActor
final class ToastTimer {
  fileprivate var end: () -> Void = {}
  private let clock: any Clock<Duration>
  private var running: (duration: Duration, task: Task<Void, Never>)?
  private var isFinished = false

  fileprivate init() {
    @Dependency(\.continuousClock) var clock
    self.clock = clock
  }

  // A tree may be dropped without being closed.
  deinit { running?.task.cancel() }

  /// Begins the time, unless it has begun; stops it if the duration is nil.
  fileprivate func start(_ duration: Duration?) {
    guard running?.duration != duration, !isFinished else { return }
    stop()
    guard let duration else { return }
    let task = Task { [weak self, clock] in
      do { try await clock.sleep(for: duration) } catch { return }
      self?.finish()
    }
    running = (duration, task)
  }

  /// Stops the time.
  fileprivate func stop() {
    running?.task.cancel()
    running = nil
  }

  /// Stops the time for good. The toast is still presented, and another view may show it.
  fileprivate func abandon() {
    isFinished = true
    stop()
  }

  /// Ends the toast, once.
  func finish() {
    guard !isFinished else { return }
    isFinished = true
    stop()
    end()
  }
}
