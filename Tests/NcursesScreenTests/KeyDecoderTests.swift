import Testing

@testable import NcursesScreen
