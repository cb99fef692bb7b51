import { sum } from './runners.mjs'

/** Runs the steps in order, goes on after a failure, and closes on one line for all of them. */
export async function runAll(steps) {
  let interruption
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (interruption = signal))
  const counts = []
  for (const step of steps) {
    counts.push(await step())
    if (interruption) return process.kill(process.pid, interruption)
  }
  const { passed, failed } = sum(counts)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
