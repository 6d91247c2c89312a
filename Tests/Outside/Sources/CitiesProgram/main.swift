import Cities
import Launch

runProgram(name: "cities") { stage, _ in CitiesBuilder().build(on: stage) }
