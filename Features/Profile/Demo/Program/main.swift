import Launch
import ProfileRaft

runDemo(ProfileRaft.init)
