import JPEGTesting
import Platform

/// Writes a JPEG to standard output: `JPEGWriter <width> <height> <RRGGBB> [<kind>]`.
///
/// A kind is `cmyk`, `grey`, `progressive`, `passes` or `huge`, which says to have 50,000 × 50,000
/// pixels.
let arguments = CommandLine.arguments
guard arguments.count >= 4, let width = Int(arguments[1]), let height = Int(arguments[2]),
  let color = Int(arguments[3], radix: 16)
else { exit(2) }
let kind = arguments.count > 4 ? arguments[4] : ""
var sample = SampleJPEG(width, height)
sample.color = color
sample.channels = ["cmyk": 4, "grey": 1][kind] ?? 3
sample.isProgressive = ["progressive", "passes"].contains(kind)
let bytes =
  switch kind {
  case "huge": SampleJPEG.claiming(50_000, 50_000, sample.bytes)
  case "passes": SampleJPEG.withManyPasses(sample.bytes)
  default: sample.bytes
  }
var rest = (bytes ?? [])[...]
while !rest.isEmpty {
  let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  guard count > 0 else { exit(1) }
  rest = rest.dropFirst(count)
}
