import Launch
import SampleRaft

runDemo(SampleRaft.self)
