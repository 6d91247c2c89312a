import Launch
import StatementsRaft

runDemo(StatementsRaft.init)
