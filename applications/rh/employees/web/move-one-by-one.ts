export type Failure<Person> = { person: Person; reason: string }
export type Progress<Person> = { moved: number; failures: readonly Failure<Person>[]; left: readonly Person[] }

type Steps<Person> = {
  move: (person: Person) => Promise<unknown>
  onStep: (progress: Progress<Person>) => void
  /** Asked before each person, so that one can stop half way. */
  isStopped: () => boolean
}

/** One call a person, one after the other: a failure is told and does not stop the others. */
export async function moveOneByOne<Person>(people: readonly Person[], { move, onStep, isStopped }: Steps<Person>) {
  let progress: Progress<Person> = { moved: 0, failures: [], left: people }
  for (const [index, person] of people.entries()) {
    if (isStopped()) break
    const reason = await move(person).then(
      () => undefined,
      (failure: Error) => failure.message,
    )
    progress = {
      moved: progress.moved + (reason === undefined ? 1 : 0),
      failures: reason === undefined ? progress.failures : [...progress.failures, { person, reason }],
      left: people.slice(index + 1),
    }
    onStep(progress)
  }
  return progress
}
