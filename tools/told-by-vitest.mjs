import { writeFileSync } from 'node:fs'

/** A reporter for Vitest: writes what a run found into the file that `TOLD_BY_VITEST` names, for `runners.mjs`. */
export default class ToldByVitest {
  onTestRunEnd(files, unhandled) {
    const tests = files.flatMap(file => [...file.children.allTests()])
    const inState = state => tests.filter(test => test.result().state === state)
    const failures = [
      ...inState('failed').map(test => told(nameOf(test), test.result().errors)),
      ...files
        .flatMap(file => [file, ...file.children.allSuites()])
        .flatMap(place => (place.errors().length > 0 ? [told(nameOf(place), place.errors())] : [])),
      ...unhandled.map(error =>
        told(`Nobody awaited it: ${error.VITEST_TEST_NAME ?? error.VITEST_TEST_PATH ?? ''}`, [error]),
      ),
    ]
    writeFileSync(process.env.TOLD_BY_VITEST, JSON.stringify({ passed: inState('passed').map(nameOf), failures }))
  }
}

const nameOf = place => place.relativeModuleId ?? `${place.module.relativeModuleId} › ${place.fullName}`

const told = (name, errors) => [name, ...errors.map(inOwnLines)].join('\n')

/** Without the lines of the runner. */
function inOwnLines({ stack, message, diff }) {
  const lines = (stack ?? message)
    .split('\n')
    .filter(line => !/^ +at .*node_modules|^ +at new Promise|^ +at .*node:/.test(line))
  return [...lines, ...(diff ? [diff] : [])].join('\n')
}
