import Editing
import Testing

/// Whether Esc leaves a form, or the form asks first.
struct LeavingFormTests {
  private var form = LeavingForm()

  @Test mutating func `without unsaved input Esc leaves, and nothing is asked`() {
    #expect(form.takeEscape(hasUnsaved: false) && !form.isAsking)
  }

  @Test mutating func `with unsaved input Esc asks and takes the question back, however often`() {
    for _ in 0..<3 {
      #expect(!form.takeEscape(hasUnsaved: true) && form.isAsking)
      #expect(!form.takeEscape(hasUnsaved: true) && !form.isAsking)
    }
    #expect(form.takeEscape(hasUnsaved: false) && !form.isAsking)
  }

  @Test mutating func `the question can be taken back otherwise`() {
    _ = form.takeEscape(hasUnsaved: true)
    form.stay()
    #expect(!form.isAsking)
    #expect(!form.takeEscape(hasUnsaved: true) && form.isAsking)
  }

  @Test mutating func `what is no longer unsaved while it is asked about does not leave by itself`()
  {
    _ = form.takeEscape(hasUnsaved: true)
    #expect(!form.takeEscape(hasUnsaved: false) && !form.isAsking)
  }
}
