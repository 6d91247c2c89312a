import Launch

runDemo(BigList.init)
