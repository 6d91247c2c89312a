import Launch
import TransportRaft

runDemo(TransportRaft.init)
