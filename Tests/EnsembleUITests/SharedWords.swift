// SPDX-License-Identifier: MIT

// Views with the words that a view may use on every platform. `.ci/check-swiftui` compiles this
// file as views of SwiftUI too, so a word that has another signature there is found.

import EnsembleUI
import Foundation

#if canImport(Charts)
import Charts
#endif

struct TextWords: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.openURL) private var openURL
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.dismiss) private var dismiss
  @AppStorage("isCompact") private var isCompact = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Total: \(12.5, format: .number) of \(20)")
        .font(.system(size: 20, weight: .semibold, design: .rounded))
      (Text("Bold").bold() + Text(" and ") + Text("red").foregroundColor(.red))
        .font(.system(.title2, design: .serif))
        .lineLimit(2)
        .multilineTextAlignment(.center)
      (Text("Under").underline() + Text("lined"))
        .font(.custom("Avenir", size: 14))
        .lineSpacing(4)
        .tracking(1)
        .minimumScaleFactor(0.5)
      Text("Small").font(.caption2).underline().textSelection(.enabled).kerning(0.5)
      Label("Mail", systemImage: "envelope").labelStyle(.iconOnly).help("Shows the mail")
      Image(systemName: "star").resizable().scaledToFit().frame(width: 20, height: 20)
      Text(12, format: .percent).textCase(.uppercase).fontWeight(.heavy).strikethrough()
      Text(colorScheme == .dark ? "dark" : sizeClass == .compact ? "compact" : "regular")
        .foregroundStyle(Color(red: 0.2, green: 0.4, blue: 0.6))
      Toggle("Compact", isOn: $isCompact).toggleStyle(.switch).labelsHidden()
      if let url = URL(string: "https://example.com") {
        Link("Example", destination: url)
        ShareLink(item: url)
        Button("Open") { openURL(url) }.buttonStyle(.borderedProminent).tint(.purple)
      }
      Button("Close") { dismiss() }.buttonStyle(.bordered).keyboardShortcut(.cancelAction)
      Button("Find") {}.buttonStyle(.plain).keyboardShortcut("f", modifiers: [.command, .shift])
      EditButton().buttonStyle(.borderless)
    }
    .redacted(reason: isCompact ? .placeholder : [])
    .preferredColorScheme(.dark)
    .environment(\.locale, Locale(identifier: "en"))
  }
}

struct TimeWords: View {
  let start: Date
  let end: Date

  var body: some View {
    Text(end, style: .relative)
    Text("\(Text("Seen").bold()) \(start, style: .offset), \(Text(end, style: .timer))")
    Text(timerInterval: start...end, pauseTime: nil, countsDown: false, showsHours: true)
    TimelineView(.periodic(from: start, by: 1)) { context in
      Text("\(context.date.timeIntervalSince(start))")
        .opacity(context.cadence == .live ? 1 : 0.5)
    }
    TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
    TimelineView(.explicit([start, end])) { timeline in Text(timeline.date, style: .date) }
    TimelineView(.animation(minimumInterval: 0.1, paused: false)) { _ in Text("Frame") }
    ProgressView(timerInterval: start...end, countsDown: false)
    ProgressView(timerInterval: start...end) {
      Text("Tea")
    } currentValueLabel: {
      Text("Ready soon")
    }
    ProgressView(value: 0.5) {
      Text("Copying")
    } currentValueLabel: {
      Text("Half of it")
    }
  }
}

struct KeyWords: View {
  let key: LocalizedStringKey
  @State private var text = ""
  @State private var isOn = false
  @State private var number = 1
  @State private var date = Date.now

  var body: some View {
    Form {
      Section(key) {
        Button(key) {}
        Button(key, role: .destructive) {}
        Button(key, systemImage: "trash") {}
        Label(key, systemImage: "star")
        TextField(key, text: $text)
        TextField(key, text: $text, prompt: Text(key), axis: .vertical)
        SecureField(key, text: $text)
        Toggle(key, isOn: $isOn)
        Picker(key, selection: $number) { Text("1").tag(1) }
        Stepper(key, value: $number, in: 0...5)
        DatePicker(key, selection: $date, displayedComponents: .date)
      }
      Menu(key) { Button(key) {} }
      DisclosureGroup(key) { Text(key) }
      DisclosureGroup(key, isExpanded: $isOn) { Text(key) }
      LabeledContent(key, value: text)
      LabeledContent(key) { Text(key) }
      ContentUnavailableView(key, systemImage: "tray")
      ProgressView(key)
      ProgressView(key, value: 0.5)
      NavigationLink(key) { Text(key) }
      if let url = URL(string: "https://example.com") { Link(key, destination: url) }
    }
    .navigationTitle(key)
    .alert(key, isPresented: $isOn) { Button(key) {} }
    .confirmationDialog(key, isPresented: $isOn) { Button(key) {} }
  }
}

struct DrawingWords: View {
  let width: Double
  @State private var isOn = false

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      RoundedRectangle(cornerRadius: 12).fill(.blue.opacity(0.2))
      Circle().stroke(.red, lineWidth: 2).frame(width: width, height: width)
      Capsule().strokeBorder(Color.green, lineWidth: 2)
      Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Triangle().fill(.yellow)
      Circle()
        .trim(from: 0, to: 0.75)
        .stroke(.teal, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [8, 4]))
      Rectangle().stroke(lineWidth: 2).foregroundStyle(.orange).zIndex(-1)
      Ellipse().fill().offset(CGSize(width: 4, height: 2))
      AngularGradient(colors: [.red, .blue, .red], center: .center)
      Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10)) }.stroke(.black)
      Color(hue: 0.5, saturation: 0.5, brightness: 0.5).frame(maxWidth: .infinity)
    }
    .padding(.horizontal, 8)
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8))
    .background { Color.gray }
    .overlay(alignment: .topLeading) { Text("1") }
    .overlay(Text("2"))
    .clipShape(Capsule())
    .clipShape(.circle)
    .cornerRadius(4)
    .border(.secondary)
    .shadow(color: .black.opacity(0.2), radius: 4, y: 2)
    .opacity(isOn ? 1 : 0.5)
    .offset(x: 4)
    .scaleEffect(isOn ? 1.1 : 1)
    .rotationEffect(.degrees(isOn ? 90 : 0))
    .animation(.easeInOut(duration: 0.2), value: isOn)
    .transition(.move(edge: .top).combined(with: .opacity))
    .onTapGesture(count: 2) { withAnimation { isOn.toggle() } }
    .onHover { isOn = $0 }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Drawing")
    .accessibilityValue(isOn ? "on" : "off")
    .accessibilityHint("Tap to switch")
    .accessibilityAddTraits([.isImage, .isSelected])
    .accessibilityHeading(.h2)
    .accessibilityIdentifier("drawing")
  }
}

struct EntryWords: View {
  let url: URL?
  let stickers: [Sticker]
  @State private var date = Date.now
  @State private var color = Color.red
  @State private var query = ""
  @State private var scope = "all"
  @State private var isTargeted = false

  var body: some View {
    Form {
      DatePicker("Date", selection: $date)
      DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.compact)
      DatePicker("Later", selection: $date, in: Date.now..., displayedComponents: [.date])
      DatePicker("Earlier", selection: $date, in: ...Date.now)
      DatePicker(selection: $date, displayedComponents: .hourAndMinute) { Text("Time") }
      ColorPicker("Color", selection: $color, supportsOpacity: false)
      AsyncImage(url: url)
      AsyncImage(url: url) {
        $0.resizable().scaledToFill()
      } placeholder: {
        ProgressView()
      }
      AsyncImage(url: url) { phase in
        if let image = phase.image {
          image.resizable()
        } else if phase.error != nil {
          Text("No image")
        } else {
          ProgressView()
        }
      }
      Table(stickers) {
        TableColumn("Title", value: \.title)
        TableColumn("Length") { Text("\($0.title.count)") }.width(min: 40)
      }
      ViewThatFits(in: .horizontal) {
        HStack { Text("Wide") }
        VStack { Text("Narrow") }
      }
      Text("Card").draggable("card").background(.background, in: Capsule())
      Text("Column")
        .dropDestination(for: String.self) { items, _ in
          !items.isEmpty
        } isTargeted: {
          isTargeted = $0
        }
      Text("Trash").dropDestination(for: Sticker.self) { _, _ in false }
    }
    .searchable(text: $query, prompt: "Search")
    .searchScopes($scope) {
      Text("All").tag("all")
      Text("Unread").tag("unread")
    }
  }
}

struct Sticker: Identifiable, Transferable {
  var title: String
  var id: String { title }

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.title)
  }
}

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct LayoutWords: View {
  let names: [String]
  @State private var selection = 0
  @State private var query = ""

  var body: some View {
    NavigationSplitView {
      List(names, id: \.self) { name in
        Text(name).badge(2).listRowSeparator(.hidden).contextMenu { Button("Delete") {} }
          .swipeActions { Button("Delete", role: .destructive) {} }
      }
      .searchable(text: $query, prompt: "Search")
      .listStyle(.sidebar)
    } detail: {
      ScrollView {
        Grid(alignment: .leading, horizontalSpacing: 8) {
          GridRow { Text("A") }
          Divider()
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80)), GridItem(.fixed(40))], spacing: 8) {
          ForEach(names, id: \.self) { Text($0).aspectRatio(1, contentMode: .fit) }
        }
        GeometryReader { proxy in Text("\(Int(proxy.size.width))") }
        Gauge(value: 0.5) { Text("Level") }
        ProgressView(value: 0.5).progressViewStyle(.circular).controlSize(.small)
        ContentUnavailableView(
          "No mail",
          systemImage: "envelope",
          description: Text("New mail appears here.")
        )
        Picker("Page", selection: $selection) {
          ForEach(0..<3) { Text("\($0)").tag($0) }
        }
        .pickerStyle(.segmented)
        DisclosureGroup("More") { Spacer(minLength: 4) }
        Menu("Actions") { Button("Delete") {} }
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("Add") {} }
        ToolbarItemGroup { Button("Remove") {} }
      }
      .toolbar { items }
    }
  }

  @ToolbarContentBuilder private var items: some ToolbarContent {
    ToolbarItem { Button("Move") {} }
    if selection == 1 {
      ToolbarItem(placement: .cancellationAction) { Button("Close") {} }
    }
  }
}

struct ChartWords: View {
  let sales: [Sale]

  var body: some View {
    Chart(sales) { sale in
      BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
        .foregroundStyle(.blue)
    }
    .frame(height: 200)
    Chart {
      LineMark(x: .value("Month", "May"), y: .value("Sales", 1.5))
      PointMark(x: .value("Month", "May"), y: .value("Sales", 1.5))
      AreaMark(x: .value("Month", "May"), y: .value("Sales", 1.5))
    }
  }

  struct Sale: Identifiable {
    let id: Int
    let month: String
    let count: Int
  }
}

struct PressedStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(8)
      .background(Color.accentColor, in: Capsule())
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct TitleModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.font(.title.bold()).buttonStyle(PressedStyle())
  }
}

struct SliderWords: View {
  @State private var level = 0.5
  @State private var isEditing = false

  var body: some View {
    Slider(value: $level, in: 0...1) { isEditing = $0 }
    Slider(value: $level) {
      Text("Level")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    Slider(value: $level, in: 0...8, step: 2) {
      Text("Level")
    } minimumValueLabel: {
      Image(systemName: "speaker")
    } maximumValueLabel: {
      Image(systemName: "speaker.wave.3")
    } onEditingChanged: {
      isEditing = $0
    }
  }
}

struct SelectionWords: View {
  let names: [String]
  let stickers: [Sticker]
  @State private var name: String?
  @State private var chosen: Set<String> = []

  var body: some View {
    List(selection: $name) {
      Text("All").tag("all")
      ForEach(names, id: \.self) { Text($0) }
    }
    .navigationTitle(Text("Names"))
    .scrollContentBackground(.hidden)
    List(stickers, selection: $chosen) { Text($0.title) }
    List(names, id: \.self, selection: $name) { Text($0) }
    ScrollView(.horizontal, showsIndicators: false) {
      HStack { ForEach(names, id: \.self) { Text($0) } }
    }
    .scrollIndicators(.hidden)
    ScrollView {
      LazyVStack(pinnedViews: [.sectionHeaders]) { Text("Row") }
    }
    .scrollDismissesKeyboard(.interactively)
    .toolbarBackground(.visible, for: .navigationBar)
  }
}

struct RowWords: View {
  let names: [String]
  @State private var isShown = false

  var body: some View {
    ScrollViewReader { proxy in
      List {
        Section("Names") {
          ForEach(names, id: \.self) { name in
            Text(name)
              .contentShape(Rectangle())
              .gesture(TapGesture(count: 2).onEnded { isShown = true })
              .listRowBackground(name.isEmpty ? Color.red : nil)
          }
        }
        .listRowInsets(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
        Text("More").listRowBackground(Text("Behind"))
      }
      .onChange(of: names) {
        withAnimation { proxy.scrollTo(names.last, anchor: .bottom) }
      }
    }
    .sheet(isPresented: $isShown) {
      Text("Sheet").presentationDetents([.medium, .height(200)])
    }
  }
}

struct ChosenTitleKey: PreferenceKey {
  static let defaultValue = ""

  static func reduce(value: inout String, nextValue: () -> String) {
    if value.isEmpty { value = nextValue() }
  }
}

struct DecorationWords: View {
  let summary: AttributedString
  @State private var title = ""
  @State private var width: CGFloat?

  var body: some View {
    VStack {
      Text("Title").font(.title) + Text(" and ").kerning(1) + Text("rest").foregroundColor(.red)
      Text(summary)
      Text("Rated \(Image(systemName: "star"))") + Text(Image(systemName: "star"))
      Image("photo").renderingMode(.template).interpolation(.high).resizable()
      Image(systemName: "heart").symbolVariant(.fill.circle)
      Circle().inset(by: 4).strokeBorder(.red, lineWidth: 2).blendMode(.multiply)
      Color.red.mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
      Color.red.mask { RoundedRectangle(cornerRadius: 8) }.position(x: width ?? 20, y: 20)
      Text("Filters").blur(radius: 2).brightness(0.1).contrast(1.5).saturation(0.5).grayscale(0.5)
        .hueRotation(.degrees(30)).colorInvert().colorMultiply(.gray)
      Text("Row").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        .transition(
          .asymmetric(insertion: .push(from: .top), removal: .opacity).animation(.default)
        )
      GlassEffectContainer {
        Text("Glass").glassEffect().glassEffect(.regular.tint(.blue), in: .rect(cornerRadius: 8))
      }
      Text("Chosen").preference(key: ChosenTitleKey.self, value: "Chosen").frame(width: width)
    }
    .onPreferenceChange(ChosenTitleKey.self) { title = $0 }
    .overlayPreferenceValue(ChosenTitleKey.self) { Text($0) }
    .onChange(of: title) { title in
      width = title.isEmpty ? nil : 40
    }
  }
}

struct OlderLinkWords: View {
  @State private var isActive = false
  @State private var selection: Int?
  @State private var page = 0
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("One", destination: Text("1"))
        NavigationLink(destination: Text("2")) { Text("Two") }
        NavigationLink("Three", destination: Text("3"), isActive: $isActive)
        NavigationLink(destination: Text("6"), isActive: $isActive) { Text("Six") }
        NavigationLink(destination: Text("4"), tag: 4, selection: $selection) { Text("Four") }
        NavigationLink(isActive: $isActive) {
          TabView(selection: $page) { Text("5").tag(5) }.tabViewStyle(.page)
        } label: {
          Text("Five")
        }
      }
      .searchable(text: $query, prompt: "Search")
      .searchSuggestions { Text("One").searchCompletion("One") }
      .navigationBarBackButtonHidden()
      .navigationBarHidden(true)
      .toolbar(.hidden, for: .navigationBar)
      .onOpenURL { query = $0.path }
      .sheet(isPresented: $isActive) {
        Text("Sheet").presentationBackground(.thinMaterial).presentationCornerRadius(16)
      }
    }
  }
}

struct OlderLinkWords_Previews: PreviewProvider {
  static var previews: some View {
    OlderLinkWords().previewDisplayName("Links").previewLayout(.sizeThatFits)
  }
}
