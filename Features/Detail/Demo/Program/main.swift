import DetailRaft
import Launch

runDemo(DetailRaft.init)
