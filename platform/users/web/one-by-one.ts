export type Outcome<Item, Answer> = { item: Item } & (
  | { answer: Answer; failure: null }
  | { answer: null; failure: string }
)

type Steps<Item, Answer> = {
  act: (item: Item) => Promise<Answer>
  onStep: (outcomes: readonly Outcome<Item, Answer>[]) => void
  /** Asked before each, so that one can stop half way. */
  isStopped: () => boolean
}

/** One call each, one after the other: a failure is told and does not stop the others. */
export async function oneByOne<Item, Answer>(
  items: readonly Item[],
  { act, onStep, isStopped }: Steps<Item, Answer>,
): Promise<readonly Outcome<Item, Answer>[]> {
  let outcomes: readonly Outcome<Item, Answer>[] = []
  for (const item of items) {
    if (isStopped()) break
    const outcome = await act(item).then(
      (answer): Outcome<Item, Answer> => ({ item, answer, failure: null }),
      (failure: Error): Outcome<Item, Answer> => ({ item, answer: null, failure: wordsOf(failure) }),
    )
    outcomes = [...outcomes, outcome]
    onStep(outcomes)
  }
  return outcomes
}

/** What stands at a field says more than the sentence over the form. */
const wordsOf = (failure: Error & { fields?: readonly { message: string }[] }) =>
  failure.fields?.map(({ message }) => message).join(' ') || failure.message
