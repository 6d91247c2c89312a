import FinanceRaft
import Launch

runDemo(FinanceRaft.init)
