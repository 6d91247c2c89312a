import Editing
import Testing

/// Whether Esc leaves a form, or the form asks first.
struct LeavingFormTests {
  private var form = LeavingForm()

  @Test mutating func `without unsaved input Esc leaves, and nothing is asked`() {
    #expect(form.takeEscape(hasUnsaved: false) && !form.isAsking)
  }

  @Test mutating func `with unsaved input Esc asks, takes the question back, and then leaves`() {
    #expect(!form.isAsking)
    #expect(!form.takeEscape(hasUnsaved: true) && form.isAsking)
    #expect(!form.takeEscape(hasUnsaved: true) && !form.isAsking)
    #expect(form.takeEscape(hasUnsaved: true) && !form.isAsking)
  }

  @Test mutating func `any other key has Esc ask again`() {
    _ = form.takeEscape(hasUnsaved: true)
    form.stay()
    #expect(!form.isAsking)
    #expect(!form.takeEscape(hasUnsaved: true) && form.isAsking)
    _ = form.takeEscape(hasUnsaved: true)
    form.stay()
    #expect(!form.takeEscape(hasUnsaved: true) && form.isAsking)
  }
}
