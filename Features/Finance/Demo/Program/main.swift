import FinanceRaft
import Launch

runDemo(FinanceRaft.self)
