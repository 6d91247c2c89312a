#if DEBUG
  /// What the fields on the screen hold, and what has the focus, by the names of `ResponderNames`.
  package struct TypedTexts: Hashable, Sendable {
    /// One field; no secret.
    package struct Field: Hashable, Sendable {
      package var name: String
      package var text: String
      /// In characters.
      package var caret: Int

      package init(name: String, text: String, caret: Int) {
        (self.name, self.text, self.caret) = (name, text, caret)
      }
    }

    /// In the order of Tab.
    package var fields: [Field]
    /// The name of what has the focus; nil for nothing.
    package var focus: String?

    package init(fields: [Field] = [], focus: String? = nil) {
      (self.fields, self.focus) = (fields, focus)
    }
  }

  /// A field whose text can be replaced as if the user had typed it.
  @MainActor protocol Retyping: Responder {
    var text: String { get }
    var caret: Int { get }
    /// Replaces the text without calling `onChange`.
    func set(_ text: String)
    var onChange: ((String) -> Void)? { get }
    func moveCaret(to index: Int)
  }

  extension Retyping {
    fileprivate func retype(_ new: String) {
      set("")
      if new.isEmpty { onChange?("") } else { insert(new) }
    }
  }

  extension FieldState: Retyping {}

  extension TextAreaState: Retyping {}

  extension Window {
    /// What was typed into the fields that the last frame shows where keys reach them.
    package var typedTexts: TypedTexts {
      let named = named
      return TypedTexts(
        fields: named.compactMap { name, responder in
          (responder as? any Retyping).map {
            TypedTexts.Field(name: name, text: $0.text, caret: $0.caret)
          }
        },
        focus: named.first { $0.responder === focus.responder }?.name)
    }

    /// Types the texts into the fields of the same names, which tell it as if the user did, and moves
    /// the focus; returns whether all of them are on the screen.
    @discardableResult
    package func retype(_ typed: TypedTexts) -> Bool {
      var isWhole = true
      for field in typed.fields {
        // Typing may show and hide fields.
        guard let state = responder(named: field.name) as? any Retyping else {
          isWhole = false
          continue
        }
        if state.text != field.text { state.retype(field.text) }
        state.moveCaret(to: field.caret)
        note(.structure)
      }
      guard let name = typed.focus else { return isWhole }
      guard let responder = responder(named: name) else { return false }
      if responder !== focus.responder { moveFocus(to: responder) }
      note(.structure)
      return isWhole
    }

    /// Whether what has this name is on the screen, where keys reach it.
    package func shows(_ name: String) -> Bool { responder(named: name) != nil }

    private func responder(named name: String) -> (any Responder)? {
      named.first { $0.name == name }?.responder
    }

    private var named: [(name: String, responder: any Responder)] {
      layOutIfNeeded()
      return ResponderNames(of: placements).named
    }
  }
#endif
