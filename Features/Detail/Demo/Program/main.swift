import DetailRaft
import Launch

runDemo(DetailRaft.self)
