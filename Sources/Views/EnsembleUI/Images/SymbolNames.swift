// SPDX-License-Identifier: MIT

extension Symbols {
  /// Aliases of drawings, for symbols that differ in details only.
  static let aliases: [String: String] = {
    var all: [String: String] = [:]
    for line in otherNames.split(separator: "\n") {
      let fields = line.split(separator: " ").map(String.init)
      for name in fields.dropFirst() { all[name] = fields[0] }
    }
    return all
  }()
}

/// A drawing, and the names that share it, by line.
private let otherNames = """
  square app rectangle.portrait
  gearshape gear gearshape.2
  wrench.adjustable wrench screwdriver wrench.and.screwdriver
  chevron.left chevron.backward
  chevron.right chevron.forward
  chevron.left.2 chevron.backward.2
  chevron.right.2 chevron.forward.2
  chevron.down chevron.compact.down arrowtriangle.down
  chevron.up chevron.compact.up arrowtriangle.up
  arrow.left arrow.backward
  arrow.right arrow.forward
  arrow.up.right arrow.up.forward
  arrow.left.arrow.right arrow.right.arrow.left
  arrow.clockwise goforward
  arrow.counterclockwise gobackward clock.arrow.circlepath
  arrow.triangle.2.circlepath arrow.2.circlepath arrow.2.squarepath arrow.triangle.swap
  arrow.uturn.backward arrow.uturn.left arrowshape.turn.up.left arrow.turn.up.left
  arrow.uturn.backward arrow.uturn.down arrow.uturn.up arrow.turn.down.left
  arrow.uturn.forward arrow.uturn.right arrowshape.turn.up.right arrow.turn.up.right
  arrow.down.to.line arrow.down.doc square.and.arrow.down.on.square
  arrow.triangle.branch arrow.branch arrow.triangle.merge arrow.triangle.pull
  arrow.up.left.and.arrow.down.right arrow.up.backward.and.arrow.down.forward
  arrow.up.left.and.arrow.down.right arrow.up.right.and.arrow.down.left
  arrow.down.right.and.arrow.up.left arrow.down.forward.and.arrow.up.backward
  arrow.up.and.down arrow.up.and.down.and.arrow.left.and.right
  arrow.up.and.down arrow.up.and.line.horizontal.and.arrow.down
  square.and.arrow.up square.and.arrow.up.on.square
  rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward door.right.hand.open
  rectangle.portrait.and.arrow.right door.left.hand.open arrow.right.to.line arrow.right.square
  xmark multiply
  xmark.circle nosign
  trash xmark.bin
  delete.left delete.backward delete.right
  ellipsis ellipsis.vertical
  envelope mail envelope.open
  tray inbox tray.full tray.2 tray.and.arrow.down tray.and.arrow.up
  archivebox externaldrive opticaldiscdrive internaldrive
  doc document doc.zipper doc.richtext
  doc.text doc.plaintext document.text doc.append list.bullet.clipboard clipboard list.clipboard
  doc.text doc.text.magnifyingglass
  doc.on.doc document.on.document doc.on.clipboard plus.square.on.square square.on.square
  doc.on.doc rectangle.on.rectangle
  note.text note square.text.square text.page list.bullet.rectangle list.dash.header.rectangle
  note.text text.rectangle.page heart.text.square
  list.bullet list.dash list.triangle list.star
  text.alignleft text.justify text.justify.left text.quote
  line.3.horizontal.decrease camera.filters
  increase.indent decrease.indent
  checklist checkmark.rectangle list.bullet.indent
  book book.closed text.book.closed magazine character.book.closed menucard
  calendar calendar.day.timeline.left
  timer stopwatch
  clock clock.badge deskclock
  bell bell.and.waves.left.and.right
  bubble.left message bubble ellipsis.bubble bubble.middle.bottom bubble.left.and.bubble.right
  bubble.left exclamationmark.bubble
  text.bubble captions.bubble quote.bubble plus.bubble
  phone phone.down phone.arrow.up.right
  video video.badge
  mic mic.and.signal.meter music.mic
  speaker.wave.2 speaker.wave.1 speaker.wave.3 hifispeaker
  music.note music.note.list music.quarternote.3 guitars
  headphones headset earbuds airpods
  camera camera.viewfinder
  photo photo.artframe photo.tv
  photo.on.rectangle photo.stack photo.on.rectangle.angled
  film movieclapper
  display desktopcomputer tv macmini pc appletv
  laptopcomputer macbook
  iphone ipad iphone.gen3 ipod candybarphone
  server.rack xserve cylinder cylinder.split.1x2 externaldrive.connected.to.line.below
  cpu memorychip
  antenna.radiowaves.left.and.right dot.radiowaves.left.and.right dot.radiowaves.right
  dot.radiowaves.right wave.3.right
  battery.100 battery.75 battery.100percent
  battery.25 battery.0 battery.50
  bolt bolt.horizontal powerplug
  globe network globe.americas globe.europe.africa globe.asia.australia globe.central.south.asia
  location location.north
  mappin.and.ellipse mappin location.viewfinder
  person person.crop person.text.rectangle person.badge.key figure.stand
  person person.and.background.dotted
  person.2 person.line.dotted.person person.2.wave.2
  person.3 person.3.sequence
  figure.walk figure.run figure.hiking
  face.smiling face.dashed smiley
  hand.raised hand.wave hands.clap
  hand.tap hand.point.up hand.point.up.left hand.draw cursorarrow.click cursorarrow
  lock.open lock.slash
  key key.horizontal
  eye eyes
  sun.max sun.min sun.horizon sunrise sunset cloud.sun
  moon moon.stars moon.zzz cloud.moon zzz
  cloud icloud smoke cloud.fog
  cloud.rain cloud.heavyrain cloud.drizzle
  cloud.bolt cloud.bolt.rain
  wind tornado hurricane
  drop humidity
  leaf tree camera.macro carrot
  lightbulb lightbulb.2 lamp.desk
  wand.and.stars wand.and.rays wand.and.sparkles
  sparkles sparkle star.leadinghalf.filled
  magnifyingglass text.magnifyingglass sparkle.magnifyingglass
  slider.horizontal.3 slider.vertical.3 switch.2 slider.horizontal.2.square
  chart.bar chart.bar.xaxis cellularbars chart.bar.doc.horizontal align.vertical.bottom
  chart.line.uptrend.xyaxis chart.xyaxis.line chart.line.downtrend.xyaxis
  chart.line.uptrend.xyaxis chart.line.flattrend.xyaxis
  gauge speedometer gauge.medium barometer gauge.with.dots.needle.67percent gauge.with.needle
  waveform waveform.path waveform.path.ecg bolt.heart
  square.grid.2x2 square.grid.3x3 rectangle.grid.2x2 circle.grid.2x2 square.grid.3x2
  square.grid.2x2 rectangle.3.group circle.grid.3x3
  square.stack rectangle.stack square.3.stack.3d.top
  square.3.layers.3d square.stack.3d.up square.3.stack.3d square.2.layers.3d
  sidebar.left sidebar.right sidebar.leading rectangle.split.2x1
  sidebar.left rectangle.leadinghalf.inset.filled
  rectangle macwindow uiwindow.split.2x1 rectangle.inset.filled
  backward backward.fast
  forward forward.fast
  play play.rectangle
  pause playpause
  repeat repeat.1
  link link.badge
  textformat textformat.size character textformat.abc
  terminal apple.terminal
  curlybraces function
  ladybug ant
  shippingbox cube cube.transparent shippingbox.and.arrow.backward
  trophy medal rosette laurel.leading
  eyeglasses sunglasses binoculars
  suitcase briefcase case
  bed.double sofa chair
  cross.case pills stethoscope bandage syringe
  cart basket
  creditcard wallet.pass
  dollarsign banknote
  eurosign sterlingsign
  gift giftcard
  cup.and.saucer mug wineglass takeoutbag.and.cup.and.straw
  dumbbell sportscourt
  tram bus train.side.front.car
  airplane airplane.departure airplane.arrival
  car bolt.car
  building.2 building building.columns storefront
  house building.house
  graduationcap studentdesk
  target scope dot.circle circle.circle smallcircle.filled.circle largecircle.fill.circle
  target record.circle
  circle.lefthalf.filled circle.righthalf.filled circle.dotted circle.dashed circlebadge
  paintbrush paintbrush.pointed eraser
  pencil pencil.tip highlighter pencil.line applepencil pencil.and.outline lasso
  exclamationmark exclamationmark.2
  """
