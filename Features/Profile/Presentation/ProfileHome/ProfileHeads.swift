import Phrases
import TerminalUI

/// The titles of the columns with the names of settings, which begin at `names` of a line.
struct ProfileHeads: CompositeWidget {
  let names: Int

  func content(in size: Size, _ environment: Environment) -> any Widget {
    Columns(
      .space(ProfileLayout.before + names),
      .fixed(ProfileLayout.nameColumns, Label("galbi.conf", Style(.dim))),
      .flexible(Label(ProfileText.variable, Style(.dim))))
  }

  /// The names are not spoken either.
  func describe(to speech: Speech) {}
}
