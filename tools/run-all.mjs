import { secondsOfChildren, tableOf } from './processor-time.mjs'
import { tryAgain } from './second-try.mjs'

/**
 * Runs the steps, pairs of a kind and its work, in order and goes on after a failure. What failed is run once more at the
 * end, alone. Tells all failures again (where only the last lines of a long output are kept, they say why), what it cost,
 * and closes on one line for all of them.
 */
export async function runAll(steps) {
  let interruption
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (interruption = signal))
  const spent = []
  const measured = async (kind, work) => {
    const before = secondsOfChildren()
    const found = await work()
    if (before !== undefined) spent.push([kind, secondsOfChildren() - before])
    return found
  }
  const first = []
  for (const [kind, work] of steps) {
    first.push(await measured(kind, work))
    if (interruption) return process.kill(process.pid, interruption)
  }
  const found = []
  for (const count of first) {
    found.push(await measured('Second essai', () => tryAgain(count)))
    if (interruption) return process.kill(process.pid, interruption)
  }
  tell(found, spent)
}

function tell(found, spent) {
  const failures = found.flatMap(({ failures: some }) => some)
  const passed = found.flatMap(({ passed: some }) => some)
  for (const failure of failures) console.log(`\n✘ ${firstLines(failure)}`)
  for (const name of found.flatMap(({ atSecondTry = [] }) => atSecondTry))
    console.log(`\npassed at the second try: ${name}`)
  if (spent.length > 0) console.log(`\n${tableOf(spent)}`)
  console.log(`\n${passed.length} passed, ${failures.length} failed`)
  process.exitCode = failures.length === 0 ? 0 : 1
}

/** A page that was not what a test expected is printed whole by it, above. */
const firstLines = text => text.split('\n').slice(0, 80).join('\n')
