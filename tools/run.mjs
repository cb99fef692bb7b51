import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './project.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program in the project's folder and resolves with its exit code (128 + number when a signal ended it, like a
 * shell). Signals are passed on; npm killed by force, it is ended too. `hear` is given what it prints, as it prints it.
 */
export function run(command, words, { hear, ...options } = {}) {
  const stdio = hear ? ['inherit', 'pipe', 'pipe'] : 'inherit'
  const child = spawn(command, words, { cwd: root, stdio, ...options })
  if (hear)
    for (const name of ['stdout', 'stderr'])
      child[name].setEncoding('utf8').on('data', text => {
        process[name].write(text)
        hear(text)
      })
  const passOn = signal => child.kill(signal)
  for (const signal of signals) process.on(signal, passOn)
  const stopWatching = whenParentIsGone(() => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      for (const name of signals) process.off(name, passOn)
      stopWatching()
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

/** Only below npm: a start from a shell, in the background, may well outlive the shell. */
function whenParentIsGone(then) {
  if (!process.env.npm_lifecycle_event) return () => {}
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    then()
  }, 500)
  watch.unref()
  return () => clearInterval(watch)
}
