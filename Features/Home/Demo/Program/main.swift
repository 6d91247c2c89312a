import HomeRaft
import Launch

runDemo(HomeRaft.init)
