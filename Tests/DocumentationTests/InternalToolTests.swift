// SPDX-License-Identifier: MIT

#if TLS
// The sample code of the article An internal tool. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleApp
import EnsembleTestSupport
import EnsembleUI
import EnsembleWeb
import EnsembleWebPasswords
import Foundation
import Testing

// snippet: item
nonisolated struct StockItem: Codable, Equatable, Identifiable {
  let id: UUID
  var name: String
  var quantity: Int
  var changedBy: String
}

extension SharedReaderKey where Self == FileStorageKey<IdentifiedArrayOf<StockItem>>.Default {
  static var stock: Self {
    Self[.fileStorage(stockFolder.appending(path: "items.json")), default: []]
  }
}

/// The folder of the data: that of the service, or that of the person who runs the program.
nonisolated var stockFolder: URL {
  let state = ProcessInfo.processInfo.environment["STATE_DIRECTORY"]
  if let folder = state?.split(separator: ":").first {
    return URL(filePath: String(folder))
  }
  return URL.applicationSupportDirectory.appending(path: "stock")
}
// end

// snippet: form
@Reducer
struct StockForm {
  @ObservableState
  struct State: Equatable {
    /// The item that is changed; nil for a new one.
    var item: StockItem.ID?
    var name = ""
    var quantity = 1
    var status = FormStatus<State>()
  }

  enum Action {
    case form(FormAction<State>)
    case validation(FormValidationAction<State>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .form(action: \.form)
      .validation(\.status, form: \.form, action: \.validation) {
        FormRule(\.name, "must not be empty") { !$0.isEmpty }
        FormRule(\.quantity, "must be greater than 0") { $0 > 0 }
      }
  }
}
// end

// snippet: import
/// A line such as `Milk, 3`.
nonisolated struct StockLine: Equatable, Sendable {
  var number: Int
  var text: String
  /// The share of the file that ends with this line, from 0 to 1.
  var progress: Double
}

@DependencyClient
nonisolated struct StockReader {
  var lines: @Sendable (_ file: URL) -> AsyncThrowingStream<StockLine, any Error> = { _ in
    .finished()
  }
}

nonisolated extension StockReader: DependencyKey {
  static let liveValue = StockReader { file in
    AsyncThrowingStream { continuation in
      do {
        let lines = try String(contentsOf: file, encoding: .utf8)
          .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() where !line.isEmpty {
          let progress = Double(index + 1) / Double(lines.count)
          continuation.yield(
            StockLine(number: index + 1, text: String(line), progress: progress)
          )
        }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
  }
}

@Reducer
struct StockImport {
  enum Phase {
    case waiting, reading, finished
  }

  @ObservableState
  struct State: Equatable {
    var phase = Phase.waiting
    var isChoosing = true
    var progress = 0.0
    var items: [StockItem] = []
    var problems: [String] = []
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case chosen(Result<URL, any Error>)
    case read(StockLine)
    case finished
    case failed(String)
    case stopTapped
  }

  enum CancelID { case reading }

  @Dependency(StockReader.self) var reader
  @Dependency(\.owner) var owner
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .chosen(.success(let file)):
        state = State(phase: .reading, isChoosing: false)
        return .run { [reader] send in
          for try await line in reader.lines(file: file) { await send(.read(line)) }
          await send(.finished)
        } catch: { error, send in
          await send(.failed(error.localizedDescription))
        }
        .cancellable(id: CancelID.reading)

      case .read(let line):
        state.progress = line.progress
        let fields = line.text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        if fields.count == 2, let quantity = Int(fields[1]) {
          state.items.append(
            StockItem(
              id: uuid(),
              name: fields[0],
              quantity: quantity,
              changedBy: owner?.name ?? ""
            )
          )
        } else {
          state.problems.append("Line \(line.number): '\(line.text)' is not a name and a number.")
        }
        return .none

      case .failed(let message):
        state.phase = .waiting
        state.problems.append(message)
        return .none

      case .chosen(.failure(let error)):
        state.problems.append(error.localizedDescription)
        return .none

      case .stopTapped:
        state.phase = .waiting
        state.problems.append("The import was stopped.")
        return .cancel(id: CancelID.reading)

      case .finished:
        state.phase = .finished
        return .none

      case .binding:
        return .none
      }
    }
  }
}
// end

// snippet: feature
@Reducer
struct Stock {
  @Reducer
  enum Destination {
    case form(StockForm)
    case reading(StockImport)
  }

  @ObservableState
  struct State: Equatable {
    @Shared(.stock) var items
    var query = ""
    @Presents var destination: Destination.State?

    var found: [StockItem] {
      items.filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) }
    }
  }

  enum Action: BindableAction {
    case addTapped
    case binding(BindingAction<State>)
    case deleteTapped(StockItem.ID)
    case destination(PresentationAction<Destination.Action>)
    case editTapped(StockItem.ID)
    case importTapped
  }

  @Dependency(\.owner) var owner
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.destination = .form(StockForm.State())

      case .editTapped(let id):
        guard let item = state.items[id: id] else { break }
        state.destination = .form(
          StockForm.State(item: id, name: item.name, quantity: item.quantity)
        )

      case .deleteTapped(let id):
        state.$items.withLock { _ = $0.remove(id: id) }

      case .importTapped:
        state.destination = .reading(StockImport.State())

      case .destination(.presented(.form(.validation(.submitted)))):
        guard let form = state.destination?.form else { break }
        let item = StockItem(
          id: form.item ?? uuid(),
          name: form.name,
          quantity: form.quantity,
          changedBy: owner?.name ?? ""
        )
        state.$items.withLock { $0[id: item.id] = item }
        state.destination = nil

      case .destination(.presented(.reading(.finished))):
        let items = state.destination?.reading?.items ?? []
        state.$items.withLock { $0.append(contentsOf: items) }

      case .binding, .destination:
        break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Stock.Destination.State: Equatable {}
// end

// snippet: views
struct StockView: View {
  @Bindable var store: StoreOf<Stock>

  var body: some View {
    NavigationStack {
      List(store.found) { item in
        HStack {
          Text(item.name)
          Spacer()
          Text("\(item.quantity), by \(item.changedBy)").foregroundStyle(.secondary)
          Button("Edit") { store.send(.editTapped(item.id)) }
          Button("Delete", role: .destructive) { store.send(.deleteTapped(item.id)) }
        }
      }
      .searchable(text: $store.query, prompt: "Search")
      .navigationTitle("Stock")
      .toolbar {
        Button("Add") { store.send(.addTapped) }
        Button("Import") { store.send(.importTapped) }
      }
    }
    .sheet(item: $store.scope(state: \.destination?.form, action: \.destination.form)) {
      StockFormView(store: $0)
    }
    .sheet(item: $store.scope(state: \.destination?.reading, action: \.destination.reading)) {
      StockImportView(store: $0)
    }
  }
}

struct StockFormView: View {
  let store: StoreOf<StockForm>

  var body: some View {
    Form {
      TextField("Name", text: store.binding(\.name, action: \.form))
      problems(\.name)
      TextField("Quantity", value: store.binding(\.quantity, action: \.form), format: .number)
      problems(\.quantity)
      Button("Save") { store.send(.validation(.submit)) }
        .disabled(!store.status.canSubmit)
    }
    .navigationTitle(store.item == nil ? "New item" : "Item")
  }

  private func problems(_ field: PartialKeyPath<StockForm.State>) -> some View {
    ForEach(store.status[field].problems, id: \.self) { Text($0).foregroundStyle(.red) }
  }
}

struct StockImportView: View {
  @Bindable var store: StoreOf<StockImport>

  var body: some View {
    Form {
      switch store.phase {
      case .waiting:
        Button("Choose a file") { store.isChoosing = true }
      case .reading:
        ProgressView("\(store.items.count) items so far", value: store.progress)
        Button("Stop") { store.send(.stopTapped) }
      case .finished:
        Text("\(store.items.count) items were added.")
      }
      ForEach(store.problems, id: \.self) { Text($0).foregroundStyle(.red) }
    }
    .navigationTitle("Import")
    .fileImporter(
      isPresented: $store.isChoosing,
      allowedContentTypes: [.commaSeparatedText, .plainText]
    ) {
      store.send(.chosen($0))
    }
  }
}
// end

// snippet: accounts
/// The people who may sign in: a JSON file of names and hashes of passwords.
nonisolated struct StockAccounts: Sendable {
  var file = stockFolder.appending(path: "accounts.json")
  /// The time and the memory that a hash takes. Tests use `.testing`.
  var cost = PasswordHash.Cost.standard

  func hash(of name: String) throws -> PasswordHash? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try JSONDecoder().decode([String: PasswordHash].self, from: data)[name]
  }

  var form: PasswordForm {
    PasswordForm(cost: cost) { name in
      try hash(of: name).map {
        PasswordAccount(owner: SessionOwner(id: name, name: name), password: $0)
      }
    }
  }
}
// end

@MainActor
private enum Program {
  // snippet: app
  struct StockApp: App {
    static let login = WebLogin(StockAccounts().form)

    static var webConfiguration: WebConfiguration {
      var configuration = WebConfiguration()
      configuration.login = login
      return configuration
    }

    var body: some Scene {
      WindowGroup("Stock") {
        StockView(store: Store(initialState: Stock.State()) { Stock() })
      }
    }
  }
  // end
}

@MainActor
@Suite("The samples of An internal tool")
struct InternalToolTests {
  // snippet: test-form
  @Test func `a valid item is saved under the name of its person`() async {
    let store = TestStore(initialState: Stock.State()) {
      Stock()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.owner = SessionOwner(id: "1", name: "Ada")
    }
    store.exhaustivity = .off

    await store.send(.addTapped)
    await store.send(\.destination.form.validation.submit)
    #expect(store.state.destination?.form?.status[\.name].problems == ["must not be empty"])

    await store.send(\.destination.form.form, .set(\.name, "Milk"))
    await store.send(\.destination.form.validation.submit)
    await store.receive(\.destination.form.validation.submitted) {
      $0.destination = nil
      $0.$items.withLock {
        $0 = [StockItem(id: UUID(0), name: "Milk", quantity: 1, changedBy: "Ada")]
      }
    }
    await store.finish()
  }
  // end

  // snippet: test-import
  @Test func `an import shows each line, and can be stopped`() async {
    let (lines, file) = AsyncThrowingStream.makeStream(of: StockLine.self)
    let store = TestStore(initialState: StockImport.State()) {
      StockImport()
    } withDependencies: {
      $0.uuid = .incrementing
      $0[StockReader.self].lines = { _ in lines }
    }

    await store.send(.chosen(.success(URL(filePath: "/stock.csv")))) {
      $0.phase = .reading
      $0.isChoosing = false
    }
    file.yield(StockLine(number: 1, text: "Milk, 3", progress: 0.5))
    await store.receive(\.read) {
      $0.progress = 0.5
      $0.items = [StockItem(id: UUID(0), name: "Milk", quantity: 3, changedBy: "")]
    }
    file.yield(StockLine(number: 2, text: "Tea", progress: 1))
    await store.receive(\.read) {
      $0.progress = 1
      $0.problems = ["Line 2: 'Tea' is not a name and a number."]
    }
    await store.send(.stopTapped) {
      $0.phase = .waiting
      $0.problems.append("The import was stopped.")
    }
  }
  // end

  // snippet: test-view
  @Test func `an item is added and found`() {
    let store = Store(initialState: Stock.State()) {
      Stock()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    let host = ViewHost(StockView(store: store))

    host.button("Add").tap()
    host.textField("Name").type("Milk")
    host.textField("Quantity").type("3")
    host.button("Save").tap()
    #expect(host.texts.contains("Milk"))

    host.textField("Search").type("bread")
    #expect(!host.texts.contains("Milk"))
  }
  // end

  // snippet: test-login
  @Test func `a person signs in with the right password only`() async throws {
    let file = URL.temporaryDirectory.appending(path: "\(UUID()).json")
    let accounts = StockAccounts(file: file, cost: .testing)
    let hashes = ["ada": try await PasswordHash(of: "correct horse", cost: .testing)]
    try JSONEncoder().encode(hashes).write(to: accounts.file)

    func signIn(_ password: String) async throws -> WebSignInResponse {
      try await accounts.form.signIn(
        WebSignInRequest(isForm: true, fields: ["name": "ada", "password": password])
      )
    }
    #expect(try await signIn("correct horse") == .signedIn(SessionOwner(id: "ada", name: "ada")))
    #expect(try await signIn("wrong") == .form)
  }
  // end

  @Test func `an imported file becomes items`() async throws {
    let url = URL.temporaryDirectory.appending(path: "\(UUID()).csv")
    try Data("Milk,3\n\nTea,x\n".utf8).write(to: url)
    let store = Store(initialState: Stock.State()) {
      Stock()
    } withDependencies: {
      $0.uuid = .incrementing
      $0[StockReader.self] = .liveValue
    }
    let host = ViewHost(StockView(store: store))
    host.button("Import").tap()
    host.importer?.choose(url)
    await host.wait(timeout: .seconds(300)) { $0.texts.contains("1 items were added.") }
    #expect(host.texts.contains("Line 3: 'Tea,x' is not a name and a number."))
    _ = Program.StockApp.webConfiguration
  }
}
#endif
