import Launch
import TopupRaft

runDemo(TopupRaft.self)
