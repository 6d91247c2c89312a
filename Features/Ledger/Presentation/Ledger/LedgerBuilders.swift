/// What the ledger shows over itself, and beside.
struct LedgerBuilders {
  let choice: any ChoiceBuildable
  let note: any NoteBuildable
  let form: any EntryFormBuildable
  let importing: any ImportBuildable
  let exporting: any ExportBuildable
  let glance: any GlanceBuildable
}
