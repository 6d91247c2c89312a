import Launch
import LedgerRaft

runDemo(LedgerRaft.self)
