/**
 * Answers many single questions with few statements: questions that arrive while a statement is on its way are asked
 * together in the next one. Each answer is still read after its question was put, so nothing older is ever told.
 */
export function gather<Question, Answer>(
  ask: (questions: Question[]) => Promise<Answer[]>,
  { together, atOnce }: { together: number; atOnce: number },
) {
  type Asker = { question: Question; resolve(answer: Answer): void; reject(error: unknown): void }
  let waiting: Asker[] = []
  let underWay = 0

  const go = async () => {
    if (underWay >= atOnce || waiting.length === 0) return
    const askers = waiting.slice(0, together)
    waiting = waiting.slice(together)
    underWay += 1
    try {
      const answers = await ask(askers.map(asker => asker.question))
      askers.forEach((asker, index) => asker.resolve(answers[index] as Answer))
    } catch (error) {
      for (const asker of askers) asker.reject(error)
    } finally {
      underWay -= 1
      void go()
    }
  }

  return (question: Question) =>
    new Promise<Answer>((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      void go()
    })
}
