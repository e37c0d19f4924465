// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@testable import EnsembleCore

@MainActor
@Suite("Effects")
struct EffectTests {
  let store = StoreOf<Family>.family()

  var notes: [String] { store.notes }

  /// Expects that no effect is running.
  func expectIdle(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    #expect(store.isIdle, sourceLocation: sourceLocation)
  }

  @Test func `a send without an effect is finished immediately`() async {
    let task = store.send(.start(.none))
    await task.finish()
    expectIdle()
  }

  @Test func `a sent action is processed before send returns`() {
    store.send(.start(.send(.note("sent"))))
    #expect(notes == ["sent"])
    expectIdle()
  }

  @Test func `sent actions are queued in order`() {
    let ends = [Effect<Family.Action>.send(.note("c")), .send(.note("d"))]
    store.send(
      .start(
        .merge(
          .send(.start(ends[0])),
          .send(.start(ends[1])),
          .send(.note("a")),
          .send(.note("b"))
        )
      )
    )
    #expect(notes == ["a", "b", "c", "d"])
  }

  @Test func `a chain of a hundred thousand sends does not recurse`() {
    let store = Store(initialState: 0) {
      Reduce<Int, Void> { state, _ in
        state += 1
        return state < 100_000 ? .send(()) : .none
      }
    }
    store.send(())
    #expect(store.withState { $0 } == 100_000)
  }

  @Test func `a run sends any number of actions`() async {
    await store.send(
      .start(
        .run { send in
          await send(.note("a"))
          await send(.note("b"))
        }
      )
    ).finish()
    #expect(notes == ["a", "b"])
    expectIdle()
  }

  @Test func `a run starts after all synchronous actions are processed`() async {
    let log = Recorder<String>()
    let run = Effect<Family.Action>.run { _ in log.record("run") }
    let change = Family.Action.change { _ in log.record("reduced") }
    await store.send(.start(.merge(run, .send(change)))).finish()
    #expect(log.values == ["reduced", "run"])
  }

  @Test func `a run executes off the main actor`() async {
    await store.send(
      .start(.run { send in await send(.note("\(#isolation == nil)")) })
    ).finish()
    #expect(notes == ["true"])
  }

  @Test func `merged effects all run`() async {
    let gates = [Gate(), Gate()]
    let task = store.send(
      .start(
        .merge(
          .run { send in
            try await gates[0].wait()
            await send(.note("first"))
            gates[1].open()
          },
          .run { send in
            gates[0].open()
            try await gates[1].wait()
            await send(.note("second"))
          }
        )
      )
    )
    await task.finish()
    #expect(notes == ["first", "second"])
    expectIdle()
  }

  @Test func `merging with none is the effect itself`() {
    store.send(.start(.none.merge(with: .send(.note("a")))))
    store.send(.start(.send(.note("b")).merge(with: .none)))
    store.send(.start(.merge([])))
    #expect(notes == ["a", "b"])
  }

  @Test func `a merge finishes with its last effect`() async {
    let gate = Gate()
    let began = Gate()
    let task = store.send(
      .start(
        .merge(
          .run { _ in },
          .run { send in
            began.open()
            try await gate.wait()
            await send(.note("late"))
          }
        )
      )
    )
    await began.opened()
    #expect(!store.isIdle)
    gate.open()
    await task.finish()
    #expect(notes == ["late"])
  }

  @Test func `concatenated effects run one after the other`() async {
    let first = Gate()
    let log = Recorder<String>()
    let began = Gate()
    let task = store.send(
      .start(
        .concatenate(
          .run { _ in
            began.open()
            try await first.wait()
            log.record("first")
          },
          .run { _ in log.record("second") },
          .send(.note("third"))
        )
      )
    )
    await began.opened()
    #expect(log.values == [])
    first.open()
    await task.finish()
    #expect(log.values == ["first", "second"])
    #expect(notes == ["third"])
    expectIdle()
  }

  @Test func `concatenated sends are processed in the same drain`() {
    store.send(
      .start(.send(.note("a")).concatenate(with: .concatenate(.none, .send(.note("b")))))
    )
    #expect(notes == ["a", "b"])
    expectIdle()
  }

  @Test func `ten thousand concatenated effects do not recurse`() {
    store.send(.start(.concatenate((0..<10_000).map { .send(.note("\($0)")) })))
    #expect(notes.count == 10_000)
  }

  @Test func `a cancelled concatenation does not start its remaining steps`() async {
    let began = Gate()
    let log = Recorder<String>()
    let task = store.send(
      .start(
        .concatenate(
          .run { _ in
            began.open()
            try await forever()
          },
          .run { _ in log.record("rest") },
          .send(.note("rest"))
        )
      )
    )
    await began.opened()
    task.cancel()
    await task.finish()
    #expect(log.values == [])
    #expect(notes == [])
    expectIdle()
  }

  @Test func `a mapped effect sends transformed actions`() async {
    let numbers = Effect<Int>.merge(.send(1), .run { send in await send(2) })
    await store.send(.start(numbers.map { .note("\($0)") })).finish()
    #expect(notes == ["1", "2"])
  }

  @Test func `mapping no effect returns no effect`() {
    let task = store.send(.start(Effect<Int>.none.map { .note("\($0)") }))
    #expect(!task.isCancelled)
    #expect(notes == [])
  }

  @Test func `an effect of an action sent by an effect runs too`() async {
    await store.send(
      .start(
        .run { send in
          await send(.start(.run { send in await send(.note("inner")) }))
          await send(.note("outer"))
        }
      )
    ).finish()
    #expect(Set(notes) == ["inner", "outer"])
    expectIdle()
  }
}

@MainActor
@Suite("Errors in effects")
struct EffectErrorTests {
  struct Failure: Error {}

  let store = StoreOf<Family>.family()

  @Test func `an error is passed to the catch closure`() async {
    await store.send(
      .start(
        .run { _ in
          throw Failure()
        } catch: { error, send in
          await send(.note("caught \(error)"))
        }
      )
    ).finish()
    #expect(store.notes == ["caught Failure()"])
  }

  @Test func `an uncaught error is reported`() async {
    await expectReport("threw an error that nothing catches.") {
      await store.send(.start(.run { _ in throw Failure() })).finish()
    }
    #expect(store.isIdle)
  }

  @Test func `the report names the effect and the error`() async {
    await expectReport(
      #"The operation of an effect that was created at "EnsembleCoreTests/EffectTests.swift:"#,
      "Failure()"
    ) {
      await store.send(.start(.run { _ in throw Failure() })).finish()
    }
  }

  @Test func `a cancellation error is ignored`() async {
    await store.send(
      .start(
        .run { _ in
          throw CancellationError()
        } catch: { _, send in
          await send(.note("caught"))
        }
      )
    ).finish()
    #expect(store.notes == [])
  }

  @Test func `an error of a cancelled effect is ignored`() async {
    let began = Gate()
    let task = store.send(
      .start(
        .run { _ in
          began.open()
          do { try await forever() } catch { throw Failure() }
        }
      )
    )
    await began.opened()
    task.cancel()
    await task.finish()
    #expect(store.isIdle)
  }

  @Test func `an action sent after its effect has ended is reported`() async {
    let kept = Recorder<Send<Family.Action>>()
    await store.send(.start(.run { send in kept.record(send) })).finish()
    expectReport("An effect sent an action after its operation had ended.") {
      kept.values[0](.note("late"))
    }
  }

  @Test func `an action sent after its effect has ended is processed`() async {
    let kept = Recorder<Send<Family.Action>>()
    await store.send(.start(.run { send in kept.record(send) })).finish()
    expectReport("after its operation had ended") { kept.values[0](.note("late")) }
    #expect(store.notes == ["late"])
  }

  @Test func `an action sent after cancellation is dropped`() async {
    let began = Gate()
    let task = store.send(
      .start(
        .run { send in
          began.open()
          try? await forever()
          await send(.note("late"))
        }
      )
    )
    await began.opened()
    task.cancel()
    await task.finish()
    #expect(store.notes == [])
  }
}
