internal import CCurl
internal import Dispatch
internal import Platform

/// The result of a transfer, whatever its status.
struct TransferResult: Sendable {
  let response: HTTPResponse
  /// The target of a redirect.
  let redirect: String?
  /// In seconds.
  let retryAfter: Int?
}

/// Performs one request on its own thread.
final class Transfer: Sendable {
  /// Loads and initializes libcurl once per process.
  static let isReady = galbi_curl_load() && curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  private let request: Request
  private let cancellation = Cancellation()

  init(_ request: Request) {
    self.request = request
  }

  /// Performs the request; throws `cancelled` as soon as the task is cancelled.
  func result() async throws(HTTPError) -> TransferResult {
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // A queue per transfer, so that it gets a thread however many transfers are waiting.
        DispatchQueue(label: "galbi.http").async {
          withoutPipeSignal {
            self.run { continuation.resume(returning: $0) }
          }
        }
      }
    } onCancel: {
      cancellation.cancel()
    }
    return try result.get()
  }

  /// Calls `deliver` once, before libcurl cleans up.
  private func run(deliver: (Result<TransferResult, HTTPError>) -> Void) {
    let endpoint = request.address.endpoint
    let receiver = Receiver(request)
    // libcurl has its address until the clean-up is done.
    defer { withExtendedLifetime(receiver) {} }
    guard let multi = curl_multi_init() else {
      return deliver(.failure(.unreachable(endpoint)))
    }
    defer { curl_multi_cleanup(multi) }
    guard let easy = curl_easy_init() else {
      return deliver(.failure(.unreachable(endpoint)))
    }
    defer { curl_easy_cleanup(easy) }
    let headers = request.headers.reduce(nil) { list, line in curl_slist_append(list, line) }
    defer { curl_slist_free_all(headers) }
    galbi_curl_set_pointer(easy, CURLOPT_HTTPHEADER, headers)
    request.configure(easy)
    receiver.listen(to: easy)
    if request.reachesPublicOnly { galbi_curl_reach_public_only(easy, receiver.refusal) }
    curl_multi_add_handle(multi, easy)
    defer { curl_multi_remove_handle(multi, easy) }
    cancellation.attach(multi)
    defer { cancellation.detach() }
    do throws(HTTPError) {
      try drive(multi, receiver)
      deliver(.success(result(of: easy, receiver)))
    } catch {
      deliver(.failure(error))
    }
  }

  /// Runs the transfer until it is done, fails, exceeds its limits or is cancelled.
  private func drive(
    _ multi: UnsafeMutableRawPointer, _ receiver: Receiver
  ) throws(HTTPError) {
    while true {
      if cancellation.isCancelled { throw .cancelled }
      var running: Int32 = 0
      curl_multi_perform(multi, &running)
      if running == 0 { break }
      let idleEnd = receiver.lastActivity.map { $0 + request.limits.idle } ?? request.deadline
      // A download that makes progress ends by no clock.
      let end = receiver.body.isEmpty ? min(request.deadline, idleEnd) : idleEnd
      let rest = request.now().duration(to: end)
      guard rest > .zero else { throw .timedOut(request.address.endpoint) }
      // libcurl wakes up earlier for its own limits.
      curl_multi_poll(multi, nil, 0, Int32(clamping: rest.milliseconds + 1), nil)
    }
    var left: Int32 = 0
    guard let message = curl_multi_info_read(multi, &left) else {
      throw .cutOff(request.address.endpoint)
    }
    let code = galbi_curl_result(message)
    if receiver.isTooLarge || code == CURLE_FILESIZE_EXCEEDED {
      throw .tooLarge(request.address.endpoint, limit: request.limits.size)
    }
    guard let error = HTTPError(code: code, request.address.endpoint) else { return }
    throw receiver.refusal.pointee ? .privateAddress(request.address.endpoint) : error
  }

  private func result(
    of easy: UnsafeMutableRawPointer, _ receiver: Receiver
  ) -> TransferResult {
    var status = 0
    galbi_curl_get_long(easy, CURLINFO_RESPONSE_CODE, &status)
    var redirect: UnsafePointer<CChar>?
    galbi_curl_get_text(easy, CURLINFO_REDIRECT_URL, &redirect)
    var seconds: curl_off_t = 0
    galbi_curl_get_size(easy, CURLINFO_RETRY_AFTER, &seconds)
    return TransferResult(
      response: HTTPResponse(
        endpoint: request.address.endpoint, status: status, headers: receiver.headers,
        body: receiver.body),
      redirect: redirect.map { String(cString: $0) },
      retryAfter: seconds > 0 ? Int(seconds) : nil)
  }
}

extension Duration {
  /// Rounded down.
  var milliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}
