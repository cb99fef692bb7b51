import { describe, expect, test } from 'vitest'
import { gather } from './gather.ts'

/** A statement that the test ends when it likes. */
function slowly() {
  const statements: { questions: number[]; end(answers?: string[]): void; fail(error: Error): void }[] = []
  const ask = (questions: number[]) =>
    new Promise<string[]>((resolve, reject) => {
      statements.push({
        questions,
        end: (answers = questions.map(question => `answer ${question}`)) => resolve(answers),
        fail: reject,
      })
    })
  return { statements, ask }
}

/** Every callback that can run has run. */
const settled = () => new Promise(resolve => setImmediate(resolve))

describe('questions put one by one', () => {
  test('are asked together while others are on their way, and each is answered its own', async () => {
    const { statements, ask } = slowly()
    const question = gather(ask, { together: 10, atOnce: 1 })

    const answers = [1, 2, 3].map(question)
    expect(statements.map(statement => statement.questions)).toEqual([[1]])
    statements[0]?.end()
    await settled()
    statements[1]?.end()

    expect(await Promise.all(answers)).toEqual(['answer 1', 'answer 2', 'answer 3'])
    expect(statements.map(statement => statement.questions)).toEqual([[1], [2, 3]])
  })

  test('are never more than so many together, nor in more statements than so many at once', async () => {
    const { statements, ask } = slowly()
    const question = gather(ask, { together: 2, atOnce: 2 })

    const answers = [1, 2, 3, 4, 5].map(question)
    expect(statements.map(statement => statement.questions)).toEqual([[1], [2]])
    statements[1]?.end()
    await settled()
    statements[0]?.end()
    await settled()

    expect(statements.map(statement => statement.questions)).toEqual([[1], [2], [3, 4], [5]])
    statements[3]?.end()
    statements[2]?.end()
    expect(await Promise.all(answers)).toHaveLength(5)
  })

  test('fail together with their statement, and the next ones are still asked', async () => {
    const { statements, ask } = slowly()
    const question = gather(ask, { together: 10, atOnce: 1 })

    const first = question(1)
    const [second, third] = [question(2), question(3)]
    statements[0]?.fail(new Error('connection lost'))
    await expect(first).rejects.toThrow('connection lost')
    statements[1]?.end()

    expect(await Promise.all([second, third])).toEqual(['answer 2', 'answer 3'])
  })

  test('are answered by a statement that began after them', async () => {
    const { statements, ask } = slowly()
    const question = gather(ask, { together: 10, atOnce: 1 })
    let truth = 'open'
    const before = question(1)

    truth = 'closed'
    const after = question(2)
    statements[0]?.end(['open'])
    await before
    statements[1]?.end([truth])

    expect(await after).toBe('closed')
    expect(statements[0]?.questions).not.toContain(2)
  })
})
