import Platform

guard let options = BenchOptions(CommandLine.arguments) else {
  complain("wrong usage\n" + BenchOptions.usage)
  exit(2)
}
try await Runner(options).run([
  coreSuite, storeSuite, frameSuite, listSuite, homeSuite, moviesSuite, placesSuite, highwaySuite,
  mapSuite, textSuite, databaseSuite, peopleSuite, ledgerSuite, linkSuite, martSuite, serverSuite,
  testSuite, launchSuite(programs: options.programs),
])
