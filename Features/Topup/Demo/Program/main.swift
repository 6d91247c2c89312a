import Launch
import TopupRaft

runDemo(TopupRaft.init)
