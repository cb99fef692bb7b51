import { spawn } from 'node:child_process'
import type { Socket } from 'node:net'

/** A server for tests must not outlive a killed run: the end of this program ends the watcher's input, then the server. */
export function endWithProgram(pid: number) {
  const watcher = spawn('sh', ['-c', `cat; kill -INT ${pid} 2>/dev/null`], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watcher.unref()
  const input = watcher.stdin as Socket
  input.on('error', () => undefined)
  input.unref()
}
