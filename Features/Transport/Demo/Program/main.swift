import Launch
import TransportRaft

runDemo(TransportRaft.self)
