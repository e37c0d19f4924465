// SPDX-License-Identifier: MIT

import EnsembleUI
import IssueReporting
import Testing

@MainActor
@Suite("Symbols")
struct SymbolTests {
  @Test("the names that applications use most have drawings", arguments: commonNames)
  func common(_ name: String) {
    #expect(Symbols.isKnown(name))
    let shape = Symbols.shape(of: name)
    #expect(shape.letters != nil || !shape.drawing.paths.isEmpty)
  }

  @Test("there are enough of them, each once")
  func count() {
    #expect(commonNames.count >= 300)
    #expect(Set(commonNames).count == commonNames.count)
    #expect(Symbols.names.count >= 150)
  }

  @Test("a drawing consists of paths on the grid, and its body is closed")
  func drawings() {
    for name in Symbols.names {
      let drawing = Symbols.shape(of: name).drawing
      #expect(!drawing.paths.isEmpty, "\(name)")
      let isPath = drawing.paths.allSatisfy { "MLHVACQSTZmlhvacqstz0123456789+-. ".contains($0) }
      #expect(isPath, "\(name)")
      #expect(drawing.body.isEmpty || drawing.body.hasSuffix("z"), "\(name)")
      #expect(drawing.paths.allNumbers.allSatisfy { abs($0) <= 24 }, "\(name)")
    }
  }

  @Test("the parts of a name are the parts of a symbol")
  func parts() {
    let heart = Symbols.shape(of: "heart")
    let filled = Symbols.shape(of: "heart.fill")
    #expect(filled.drawing == heart.drawing && filled.isFilled && !heart.isFilled)
    let circled = Symbols.shape(of: "plus.circle.fill")
    #expect(circled.drawing == Symbols.shape(of: "plus").drawing)
    #expect(circled.enclosure == Symbols.shape(of: "circle").drawing && circled.isFilled)
    #expect(Symbols.shape(of: "bell.slash.fill").isSlashed)
    let badged = Symbols.shape(of: "person.crop.circle.badge.plus")
    #expect(badged.drawing == Symbols.shape(of: "person").drawing)
    #expect(badged.enclosure == Symbols.shape(of: "circle").drawing)
    #expect(badged.badge == Symbols.shape(of: "plus").drawing)
    #expect(Symbols.shape(of: "12.circle").letters == "12")
    // For an unknown name, the known prefix is drawn.
    #expect(!Symbols.isKnown("trash.and.feathers"))
    #expect(Symbols.shape(of: "trash.and.feathers").drawing == Symbols.shape(of: "trash").drawing)
  }

  @Test("a name without a drawing is reported once, with its place")
  func unknown() {
    withKnownIssue {
      _ = Image(systemName: "no.such.symbol.at.all")
    } matching: { issue in
      issue.description.contains("no.such.symbol.at.all")
        && issue.description.contains("SymbolDrawing(")
        && issue.sourceLocation?.fileID.hasSuffix("SymbolTests.swift") == true
    }
    let host = ViewHost(Image(systemName: "no.such.symbol.at.all"))
    #expect(host.outline.contains("image •"))
  }

  @Test("an application registers drawings of its own, which have variants")
  func registered() {
    SymbolDrawing(glyph: "λ", outer: "M5 20L12 4M8 13l8 7").register(as: "test.lambda")
    let host = ViewHost(Label("Functions", systemImage: "test.lambda"))
    #expect(host.outline.contains("image λ"))
    #expect(Symbols.shape(of: "test.lambda.circle.fill").drawing.outer == "M5 20L12 4M8 13l8 7")
  }

  @Test("a drawing of the application is shown with its own character, and so are its variants")
  func registeredInPlace() {
    // The library has a drawing of this name, and a character for its filled variant.
    let gem = SymbolDrawing(glyph: "◊", body: "M12 3l6 9-6 9-6-9z")
    gem.register(as: "bookmark")
    for name in ["bookmark", "bookmark.fill", "bookmark.slash.fill", "bookmark.badge.plus"] {
      #expect(Symbols.isKnown(name))
      #expect(Symbols.shape(of: name).drawing == gem, "\(name)")
      #expect(Symbols.glyph(of: name) == "◊", "\(name)")
    }
    // The library has a drawing with the name of this variant.
    let quote = SymbolDrawing(glyph: "q", outer: "M6 6v6M10 6v6")
    quote.register(as: "quote")
    #expect(Symbols.shape(of: "quote.bubble").drawing == quote)
    #expect(Symbols.shape(of: "quote.bubble").enclosure != nil)
    #expect(Symbols.glyph(of: "quote.bubble") == "q")
    // A registered name with a component that usually denotes a badge has variants, too.
    let badge = SymbolDrawing(glyph: "b", body: "M4 4h16v16H4z")
    badge.register(as: "test.badge")
    #expect(Symbols.isKnown("test.badge.fill"))
    #expect(Symbols.shape(of: "test.badge.fill").isFilled)
  }

  @Test(
    "a drawing with other characters than those of paths is refused",
    arguments: ["\"/><script>", "M0 0 url(#a)", "M0 0;"]
  )
  func refused(_ path: String) {
    withKnownIssue {
      SymbolDrawing(glyph: "x", body: path).register(as: "test.refused")
    } matching: {
      $0.description.contains("'test.refused' is not registered")
    }
    withKnownIssue {
      SymbolDrawing(glyph: "x", body: "M4 4h1z").register(as: path)
    } matching: {
      $0.description.contains("is not registered")
    }
    #expect(!Symbols.isKnown("test.refused"))
  }
}

extension SymbolDrawing {
  fileprivate var paths: String {
    [body, inner, outer].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension String {
  /// The numbers of a path, written as `1.5-2`.
  fileprivate var allNumbers: [Double] {
    matches(of: #/-?(?:\d+\.?\d*|\.\d+)/#).compactMap { Double($0.output) }
  }
}

private let commonNames = """
  plus minus xmark checkmark multiply equal divide percent number plus.circle plus.circle.fill
  minus.circle minus.circle.fill xmark.circle xmark.circle.fill checkmark.circle
  checkmark.circle.fill plus.square plus.square.fill checkmark.square checkmark.square.fill
  xmark.square minus.square checkmark.seal checkmark.seal.fill checkmark.shield exclamationmark
  exclamationmark.circle exclamationmark.circle.fill exclamationmark.triangle
  exclamationmark.triangle.fill questionmark questionmark.circle questionmark.circle.fill info
  info.circle info.circle.fill ellipsis ellipsis.circle ellipsis.circle.fill circle circle.fill
  square square.fill triangle triangle.fill diamond diamond.fill hexagon hexagon.fill rectangle
  rectangle.fill capsule capsule.fill seal seal.fill chevron.left chevron.right chevron.up
  chevron.down chevron.up.chevron.down chevron.backward chevron.forward chevron.left.circle
  chevron.right.circle chevron.down.circle chevron.compact.down arrow.left arrow.right arrow.up
  arrow.down arrow.up.right arrow.down.left arrow.up.left arrow.down.right arrow.up.arrow.down
  arrow.left.arrow.right arrow.clockwise arrow.counterclockwise arrow.triangle.2.circlepath
  arrow.uturn.backward arrow.uturn.forward arrow.uturn.left arrow.up.circle arrow.up.circle.fill
  arrow.down.circle arrow.down.circle.fill arrow.right.circle arrow.right.circle.fill
  arrow.left.circle arrow.up.left.and.arrow.down.right arrow.down.right.and.arrow.up.left
  arrow.2.circlepath arrow.triangle.branch arrow.clockwise.circle arrow.down.to.line
  arrow.right.to.line square.and.arrow.up square.and.arrow.down square.and.arrow.up.fill
  square.and.pencil square.on.square square.grid.2x2 square.grid.2x2.fill square.grid.3x3
  square.stack square.stack.3d.up rectangle.stack rectangle.portrait.and.arrow.right
  rectangle.on.rectangle sidebar.left sidebar.right rectangle.split.2x1 star star.fill star.circle
  star.slash star.leadinghalf.filled heart heart.fill heart.circle heart.circle.fill heart.slash
  bookmark bookmark.fill bookmark.slash flag flag.fill flag.slash tag tag.fill bell bell.fill
  bell.slash bell.slash.fill bell.badge bell.badge.fill bolt bolt.fill bolt.circle bolt.slash
  flame flame.fill drop drop.fill leaf leaf.fill globe sun.max sun.max.fill sun.min moon moon.fill
  moon.stars moon.zzz cloud cloud.fill cloud.rain cloud.sun cloud.bolt cloud.snow snowflake wind
  umbrella thermometer sparkles wand.and.stars house house.fill house.circle building.2
  building.2.fill building.columns gear gearshape gearshape.fill gearshape.2 hammer hammer.fill
  wrench wrench.and.screwdriver wrench.and.screwdriver.fill paintbrush paintbrush.fill
  paintpalette paintpalette.fill pencil pencil.circle pencil.circle.fill pencil.slash pencil.tip
  scissors highlighter lasso trash trash.fill trash.circle trash.slash folder folder.fill
  folder.badge.plus folder.circle tray tray.fill tray.full tray.and.arrow.down archivebox
  archivebox.fill doc doc.fill doc.text doc.text.fill doc.on.doc doc.on.doc.fill doc.badge.plus
  doc.plaintext doc.on.clipboard clipboard note.text list.bullet list.number list.dash
  list.bullet.rectangle line.3.horizontal line.3.horizontal.decrease
  line.3.horizontal.decrease.circle checklist text.alignleft text.aligncenter text.alignright
  text.justify text.bubble text.bubble.fill text.book.closed text.magnifyingglass textformat
  textformat.size bold italic underline book book.fill book.closed book.closed.fill books.vertical
  books.vertical.fill newspaper newspaper.fill magazine graduationcap graduationcap.fill calendar
  calendar.badge.plus calendar.badge.clock calendar.circle clock clock.fill clock.arrow.circlepath
  clock.badge.checkmark timer stopwatch stopwatch.fill alarm alarm.fill hourglass envelope
  envelope.fill envelope.open envelope.badge paperplane paperplane.fill message message.fill
  bubble.left bubble.left.fill bubble.right bubble.left.and.bubble.right phone phone.fill
  phone.circle.fill video video.fill video.slash mic mic.fill mic.slash mic.slash.fill speaker
  speaker.slash speaker.slash.fill speaker.wave.2 speaker.wave.2.fill speaker.wave.3.fill
  music.note music.note.list headphones camera camera.fill camera.circle photo photo.fill
  photo.on.rectangle photo.on.rectangle.angled film display desktopcomputer laptopcomputer iphone
  ipad applewatch tv keyboard printer printer.fill server.rack externaldrive cpu memorychip
  network wifi wifi.slash antenna.radiowaves.left.and.right battery.100 battery.25 power lock
  lock.fill lock.open lock.open.fill lock.shield key key.fill shield shield.fill shield.slash eye
  eye.fill eye.slash eye.slash.fill hand.raised hand.raised.fill hand.thumbsup hand.thumbsup.fill
  hand.thumbsdown hand.thumbsdown.fill hand.tap person person.fill person.circle
  person.circle.fill person.crop.circle person.crop.circle.fill person.crop.circle.badge.plus
  person.2 person.2.fill person.3 person.3.fill person.badge.plus person.badge.minus figure.walk
  figure.run face.smiling face.smiling.fill pawprint pawprint.fill map map.fill mappin
  mappin.circle mappin.circle.fill mappin.and.ellipse location location.fill location.circle pin
  pin.fill pin.slash car car.fill airplane bicycle tram tram.fill bus cart cart.fill
  cart.badge.plus bag bag.fill creditcard creditcard.fill dollarsign dollarsign.circle
  dollarsign.circle.fill eurosign.circle banknote gift gift.fill cup.and.saucer
  cup.and.saucer.fill fork.knife gamecontroller gamecontroller.fill dice dice.fill puzzlepiece
  puzzlepiece.fill lightbulb lightbulb.fill lightbulb.slash magnifyingglass magnifyingglass.circle
  plus.magnifyingglass minus.magnifyingglass slider.horizontal.3 slider.vertical.3 switch.2
  chart.bar chart.bar.fill chart.pie chart.pie.fill chart.line.uptrend.xyaxis chart.xyaxis.line
  gauge speedometer waveform waveform.path play play.fill play.circle play.circle.fill pause
  pause.fill pause.circle pause.circle.fill stop stop.fill stop.circle backward backward.fill
  forward forward.fill backward.end forward.end shuffle repeat goforward gobackward link paperclip
  at terminal terminal.fill curlybraces function ladybug ladybug.fill ant shippingbox
  shippingbox.fill cube cube.fill crown crown.fill trophy trophy.fill rosette medal eyeglasses
  binoculars ticket ticket.fill bed.double bed.double.fill cross.case suitcase briefcase
  briefcase.fill tshirt dumbbell target scope safari circle.lefthalf.filled circle.dashed
  record.circle dot.circle 1.circle 2.circle.fill a.circle icloud icloud.fill
  """.split { $0 == " " || $0 == "\n" }.map(String.init)
