import HomeRaft
import Launch

await runDemo(HomeRaft.self)
