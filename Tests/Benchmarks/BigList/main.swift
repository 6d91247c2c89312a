import Launch

runDemo(BigList.self)
