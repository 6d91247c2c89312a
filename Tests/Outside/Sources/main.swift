import Launch

runProgram(name: "cities") { stage, _ in CitiesRouter(on: stage) }
