import Files
import Platform

/// The sshd of this machine.
struct SSHServer {
  let program: String
  /// The path of its configuration.
  var config = "/etc/ssh/sshd_config"

  /// Nil if none is installed.
  static var installed: SSHServer? {
    let programs: [String] = ["/usr/sbin/sshd", "/usr/local/sbin/sshd", "/usr/bin/sshd"]
    return programs.first { access($0, X_OK) == 0 }.map { SSHServer(program: $0) }
  }

  /// The configuration that sshd has for the user of the drop-in.
  ///
  /// - Throws: `rejected`, and `differs` where it is another one.
  func verify(_ dropIn: SSHDropIn) throws(ServeError) -> String {
    let effective = try effective()
    let differences = dropIn.differences(from: effective)
    guard differences.isEmpty else { throw .differs(differences) }
    return effective
  }

  /// The configuration that sshd has for Galbi's user, as `sshd -T` prints it.
  ///
  /// - Throws: `rejected`.
  func effective() throws(ServeError) -> String {
    _ = try output(["-t"])
    return try output(["-T", "-C", "user=\(SSHDropIn.user),host=localhost,addr=127.0.0.1"])
  }

  private func output(_ arguments: [String]) throws(ServeError) -> String {
    guard let ending = SystemProgram.run(program, arguments + ["-f", config]) else {
      throw .noServer
    }
    guard ending.status == 0 else { throw .rejected(ending.firstLine) }
    return ending.output
  }

  /// Makes the running sshd read its configuration, which `effective` is; one that does not run reads
  /// it when it starts.
  ///
  /// - Throws: `noReload`.
  func reload(_ effective: String) throws(ServeError) {
    let name = "pidfile "
    let line = effective.split(separator: "\n").first { $0.hasPrefix(name) }
    guard let path = line?.dropFirst(name.count),
      let text = try? FileAccess.read(String(path)),
      let process = pid_t(text.prefix { $0 != "\n" }),
      RunningProcess(process).name == "sshd"
    else { return }
    guard kill(process, SIGHUP) == 0 else { throw .noReload }
  }
}
