import Geography
import Phrases
import Raster
import TerminalUI

draw("Label", rows: 1, Label("Gangneung", Style(.accent, bold: true)))

draw("Paragraph", rows: 2, Paragraph("The train to Gangneung leaves at 9 and arrives before noon."))

draw("LabelledValue", rows: 1, LabelledValue("Seat", "7A", labelColumns: 10))

draw(
  "Chip", rows: 1,
  Columns(spacing: 1, .intrinsic(Chip("Sea", tint: 0)), .intrinsic(Chip("Food", tint: 1))))

draw(
  "Swatch", rows: 1, Columns(spacing: 1, .intrinsic(Swatch(.tint1)), .intrinsic(Label("Express"))))

draw("WordRow", rows: 1, WordRow([WordRow.Word("All"), WordRow.Word("Today", Style(.accent))]))

draw("Rule", rows: 1, Rule())

draw("Toast", rows: 1, Toast("Trip booked.", .positive))

draw("ProgressBar", rows: 1, ProgressBar("Map", permil: 420))

let book = ButtonState()
draw("Button", rows: 1, Button("Book", book))

draw("ButtonGroup", rows: 1, ButtonGroup(Button("Book", book), Button("Cancel", ButtonState())))

draw("Toggle", rows: 1, Toggle("Return trip", isOn: true, ButtonState()))

draw("ChoiceMark", rows: 1, Columns(spacing: 1, .intrinsic(ChoiceMark(isOn: true)), .gap))

let name = FieldState("Kim Haneul")
draw("TextField", rows: 1, TextField("Name", name, labelColumns: 10))

let remark = TextAreaState("Two bicycles.\nA seat at the window.", byteLimit: 500)
draw("TextArea", rows: 3, TextArea("Remark", remark))

let code = SecretState()
code.insert("1234")
draw("SecretField", rows: 1, SecretField("Code", code, labelColumns: 10))

let amount = AmountState(submission: Phrase(ko: "충전", en: "top up"))
draw("AmountField", rows: 1, AmountField("Amount", "₩50,000", amount, labelColumns: 10))

draw("OptionField", rows: 1, OptionField("Class", "First", OptionState(), labelColumns: 10))

let path = FieldState("tickets/")
draw(
  "PathField", rows: 2,
  PathField("File", path, labelColumns: 10, candidates: [.init("gangneung.csv", isFolder: false)]))

draw("Keypad", rows: 4, Keypad("PIN", KeypadState()))

let cities = ["Seoul", "Busan", "Gangneung"]
draw("List", rows: 3, List("Cities", ListState(), count: cities.count) { Label(cities[$0]) })

let trips: [(city: String, fare: String)] = [("Busan", "59,800"), ("Gangneung", "27,600")]
let columns = [
  TableColumn("City", .flexible(minimum: 8)),
  TableColumn("Won", .fixed(8), alignment: .trailing),
]
draw(
  "Table", rows: 3,
  Table("Trips", ListState(), columns: columns, count: trips.count) { row in
    TableRow([.init(trips[row].city), .init(trips[row].fare)])
  })

draw(
  "Grid", rows: 2,
  Grid("Seats", ListState(), count: 8, columns: 8, rows: 1) {
    Label("Seat \($0 + 1)")
  })

draw("Tile", rows: 2, Tile("Trips", line: "2 booked", ButtonState()))

draw("TabRow", rows: 1, TabRow(["Trips", "Tickets", "Profile"], selected: 1) { _ in })

draw("Rows", rows: 2, Rows(.intrinsic(Label("above")), .intrinsic(Label("below"))))

draw("Columns", rows: 1, Columns(.intrinsic(Label("left")), .gap, .intrinsic(Label("right"))))

draw("Split", rows: 2, Split(Label("a list"), Label("its details"), minimum: (10, 10)))

draw("Padding", rows: 3, Padding(columns: 4, rows: 1, Label("four columns, one row")))

draw("Group", rows: 2, Group("Trip", detail: "today", Label("Seoul to Gangneung")))

draw(
  "Scroll", rows: 3,
  Scroll(ScrollState(), Padding(left: 2, Rows((1...9).map { .intrinsic(Label("Stop \($0)")) }))))

draw(
  "Sheet", rows: 7, Sheet(title: "Seat", content: Label("7A, at the window"), over: Label("Trip")))

draw(
  "BarChart", rows: 10,
  BarChart(
    "Trips", BarChartState(),
    columns: [3, 5, 4].enumerated().map { BarColumn(["Week \($0 + 1)"], figures: ["\($1)"]) },
    series: [
      BarSeries("Trips", bars: [3, 5, 4].map { .init($0, figure: "\($0)") }, total: "12")
    ]
  ) { "\($0)" })

draw(
  "SmallBars", rows: 4,
  SmallBars("Trips", [.init("Oct", 3, figure: "3"), .init("Nov", 5, figure: "5", isCurrent: true)]))

let stops = [(37.56, 126.97), (37.34, 127.92), (37.75, 128.88)].compactMap {
  Coordinate(latitude: $0, longitude: $1)
}
let map = MapState()
if let box = CoordinateBox(stops) { map.fit(box.expanded(by: 0.2)) }
draw("Map", rows: 10, Map("Way", map, layers: [.lines([stops], Style(.accent))]))

let gradient = Raster(
  width: 32, height: 16,
  bytes: (0..<16).flatMap { y in (0..<32).flatMap { x in [UInt8(x * 7), UInt8(y * 15), 128] } })
draw("Picture", rows: 6, Picture("a gradient", PictureState(gradient)))

draw(
  "EmptyList", rows: 1,
  EmptyList(List("Trips", ListState(), count: 0) { _ in Blank() }, Label("No trips yet.")))

draw("TooSmall", rows: 3, TooSmall(minimum: Size(columns: 60, rows: 8)))
