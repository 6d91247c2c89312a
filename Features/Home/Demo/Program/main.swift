import HomeRaft
import Launch

runDemo(HomeRaft.self)
