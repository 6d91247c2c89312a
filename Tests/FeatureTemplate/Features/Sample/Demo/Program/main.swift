import Launch
import SampleRaft

runDemo(SampleRaft.init)
