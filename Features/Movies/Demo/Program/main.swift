import Launch
import MoviesRaft

runDemo(MoviesRaft.init)
