import Launch
import MartRaft

runDemo(MartRaft.init)
