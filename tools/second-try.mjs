/**
 * What failed, run once more: `again` is told its names. What passes then is named in `atSecondTry` and has passed; what
 * fails twice, what could not be found again, and what fails only now has failed.
 */
export async function tryAgain({ again, ...first }) {
  if (!again || first.failures.length === 0) return first
  const names = first.failures.map(nameOf)
  const second = await again(names)
  const fallen = new Set(second.failures.map(nameOf))
  const atSecondTry = names.filter(name => !fallen.has(name) && second.passed.some(passed => isWithin(passed, name)))
  const known = new Set(first.passed)
  return {
    passed: [...first.passed, ...second.passed.filter(name => !known.has(name))],
    failures: [
      ...first.failures.filter(failure => !atSecondTry.includes(nameOf(failure))),
      ...second.failures.filter(failure => !names.includes(nameOf(failure))),
    ],
    atSecondTry,
  }
}

const nameOf = failure => failure.split('\n', 1)[0]

/** A test is within its file and each of its suites. */
const isWithin = (name, place) => name === place || [' › ', ' > '].some(sign => name.startsWith(place + sign))
