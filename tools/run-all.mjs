import { sum } from './runners.mjs'

/**
 * Runs the steps in order, goes on after a failure, tells all failures again at the end (where only the last lines of a
 * long output are kept, they say why), and closes on one line for all of them.
 */
export async function runAll(steps) {
  let interruption
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (interruption = signal))
  const counts = []
  for (const step of steps) {
    counts.push(await step())
    if (interruption) return process.kill(process.pid, interruption)
  }
  const { passed, failures } = sum(counts)
  for (const failure of failures) console.log(`\n✘ ${firstLines(failure)}`)
  const failed = failures.length
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

/** A page that was not what a test expected is printed whole by it, above. */
const firstLines = text => text.split('\n').slice(0, 80).join('\n')
