import Editing
import Expectations
import MoviesDomain
import Phrases
import Services
import Testing
import Time

@testable import MoviesPresentation

struct MovieListingTests {
  private func film(_ id: Int) -> Movie { Movie(id: id, title: "film \(id)") }

  private func query(_ text: String = "a") throws -> MovieQuery {
    try #require(MovieQuery(text, in: .english))
  }

  private func found(
    _ ids: Int..., number: Int = 1, of count: Int = 1,
    from origin: Found<MoviePage>.Origin = .service
  ) -> Found<MoviePage> {
    let page = MoviePage(number: number, pageCount: count, total: ids.count, movies: ids.map(film))
    return Found(Dated(page, at: 0), from: origin)
  }

  @Test func `the selected film stays selected where a fresh page moves it`() throws {
    var listing = MovieListing()
    listing.begin(try query())
    listing.receive(found(1, 2, 3, from: .cache), of: try query())
    listing.list.apply(.select(2))
    listing.receive(found(9, 8, 2), of: try query())
    expectEqual(listing.list.selected?.id, 2)
    listing.receive(found(5, 6, 7), of: try query())
    expectEqual(listing.list.selection, 2)
    listing.receive(found(5), of: try query())
    expectEqual(listing.list.selected?.id, 5)
  }

  @Test func `a page of another search is dropped`() throws {
    var listing = MovieListing()
    listing.begin(try query("a"))
    listing.begin(try query("b"))
    listing.receive(found(1), of: try query("a"))
    #expect(listing.list.rows.isEmpty)
    listing.receive(found(2), of: try query("b"))
    expectEqual(listing.list.rows.map(\.id), [2])
  }

  @Test func `samples and what the service says are not mixed`() throws {
    var listing = MovieListing()
    listing.begin(try query())
    listing.receive(found(-1, -2, from: .samples), of: try query())
    #expect(listing.isSample)
    listing.receive(found(1, number: 2, of: 2), of: try query())
    #expect(!listing.isSample)
    expectEqual(listing.list.rows.map(\.id), [1])
  }

  @Test func `another search begins at the first film, the same one keeps the selection`() throws {
    var listing = MovieListing()
    listing.begin(try query())
    listing.receive(found(1, 2, 3), of: try query())
    listing.list.apply(.select(3))
    listing.begin(try query())
    listing.receive(found(1, 2, 3), of: try query())
    expectEqual(listing.list.selection, 2)
    listing.begin(try query("b"))
    listing.receive(found(1, 2, 3), of: try query("b"))
    expectEqual(listing.list.selection, 0)
  }

  @Test func `favourites have a selection of their own, and no next page`() throws {
    var listing = MovieListing()
    listing.begin(try query())
    listing.receive(found(1, 2, 3, of: 4), of: try query())
    expectEqual(listing.nextPage, 2)
    listing.receive(favourites: [film(7), film(3)])
    listing.list.apply(.select(3))
    listing.show(.favourites)
    expectEqual(listing.list.selected?.id, 3)
    expectEqual(listing.nextPage, nil)
    listing.receive(favourites: [film(7)])
    expectEqual(listing.list.selected?.id, 7)
    listing.show(.results)
    expectEqual(listing.list.selected?.id, 3)
    #expect(listing.isFavourite(film(7)) && !listing.isFavourite(film(3)))
  }
}
