import Launch
import SessionRaft

runDemo(SessionRaft.self)
