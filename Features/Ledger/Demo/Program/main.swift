import Launch
import LedgerRaft

runDemo(LedgerRaft.init)
