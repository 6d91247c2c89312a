import Launch
import StatementsRaft

runDemo(StatementsRaft.self)
