import Platform

/// Prints a line at once, so that a row is seen as soon as it is known.
func say(_ line: String) { put(line + "\n", on: STDOUT_FILENO) }

/// Says a sentence on standard error.
func complain(_ sentence: String) { put("Bench: \(sentence)\n", on: STDERR_FILENO) }

private func put(_ text: String, on file: Int32) {
  _ = text.withCString { write(file, $0, strlen($0)) }
}
