import DetailRaft
import Launch

await runDemo(DetailRaft.self)
