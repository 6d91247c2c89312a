import Launch
import ProfileRaft

runDemo(ProfileRaft.self)
