import Launch
import SessionRaft

runDemo(SessionRaft.init)
