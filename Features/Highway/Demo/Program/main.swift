import HighwayRaft
import Launch

runDemo(HighwayRaft.init)
