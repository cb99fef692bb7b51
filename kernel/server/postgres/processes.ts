import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Somebody else's process (EPERM) is alive too. */
export function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Waits until the process is gone; false when it still lives after `milliseconds`. */
export async function isGoneWithin(pid: number, milliseconds: number) {
  const giveUpAt = Date.now() + milliseconds
  while (isAlive(pid)) {
    if (Date.now() > giveUpAt) return false
    await wait(20)
  }
  return true
}

/** The words that started a process, or '' when there is none. */
export async function commandOf(pid: number) {
  if (process.platform === 'linux') {
    const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return words.replaceAll('\0', ' ')
  }
  const listed = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => undefined)
  return listed?.stdout ?? ''
}
