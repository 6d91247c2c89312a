import Cities
import Launch

runProgram(name: "city") { _, _ in CityBuilder().build("Busan") }
