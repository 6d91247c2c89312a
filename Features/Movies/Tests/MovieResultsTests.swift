import Expectations
import Phrases
import Testing
import Time

@testable import MoviesDomain

struct MovieResultsTests {
  private func page(_ number: Int, of count: Int, _ ids: Int..., at time: Int64 = 0) -> Dated<
    MoviePage
  > {
    Dated(
      MoviePage(
        number: number, pageCount: count, total: 50,
        movies: ids.map { Movie(id: $0, title: "\($0)") }), at: time)
  }

  private func results() throws -> MovieResults {
    MovieResults(try #require(MovieQuery("a", in: .english)))
  }

  @Test func `pages stand in the order of their numbers, however late they come`() throws {
    var results = try results()
    results.receive(page(3, of: 3, 5, 6))
    results.receive(page(1, of: 3, 1, 2))
    results.receive(page(2, of: 3, 3, 4))
    expectEqual(results.movies.map(\.id), [1, 2, 3, 4, 5, 6])
    expectEqual(results.nextPage, nil)
  }

  @Test func `a page takes the place of the one with its number`() throws {
    var results = try results()
    results.receive(page(1, of: 2, 1, 2, at: 5))
    results.receive(page(2, of: 2, 3, at: 7))
    results.receive(page(1, of: 2, 9, at: 8))
    expectEqual(results.movies.map(\.id), [9, 3])
    expectEqual(results.time, 7)
  }

  @Test func `a film on two pages is listed once`() throws {
    var results = try results()
    results.receive(page(1, of: 2, 1, 2))
    results.receive(page(2, of: 2, 2, 3))
    expectEqual(results.movies.map(\.id), [1, 2, 3])
    expectEqual(results.total, 50)
  }

  @Test(arguments: [(1, 2, 2), (2, 2, nil), (1, 0, nil), (499, 900, 500), (500, 900, nil)])
  func `the next page is one that can be asked for`(number: Int, count: Int, next: Int?) throws {
    var results = try results()
    expectEqual(results.nextPage, nil)
    expectEqual(results.total, 0)
    results.receive(page(number, of: count, 1))
    expectEqual(results.nextPage, next)
  }

  @Test(arguments: [(-1, 0), (0, 0), (500, 500), (501, 500)])
  func `a search has at most five hundred pages`(told: Int, count: Int) {
    expectEqual(MoviePage(number: 1, pageCount: told, total: 0, movies: []).pageCount, count)
  }

  @Test func `a query has words, and no more blanks than it needs`() throws {
    expectEqual(MovieQuery(" \t ", in: .korean), nil)
    expectEqual(MovieQuery("  the  last\nday ", in: .korean)?.text, "the last day")
    expectEqual(MovieQuery("\0", in: .korean), nil)
    expectEqual(MovieQuery("a\0\u{1B}[b\u{9B}", in: .korean)?.text, "a [b")
    expectEqual(MovieQuery(String(repeating: "가", count: 300), in: .korean)?.text.count, 200)
  }
}
