import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { forgetAnswers } from './answers.ts'

const call = { room: 'essai/crates', method: 'GET', path: 'essai/crates' } as never
const queryKey = ['essai/crates', 'GET essai/crates', {}]

test('an answer that was on its way while something was written is asked for again once it has come', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const first = Promise.withResolvers<string[]>()
  const answers = [first.promise, Promise.resolve(['Abricot'])]
  const observer = new QueryObserver<string[]>(client, { queryKey, queryFn: () => answers.shift() ?? [] })
  const leave = observer.subscribe(() => undefined)

  const forgotten = forgetAnswers(client, [call])
  first.resolve([])
  await forgotten

  expect(observer.getCurrentResult().data).toEqual(['Abricot'])
  expect(answers).toEqual([])
  leave()
})

test('an answer that is there is asked for once', async () => {
  const client = new QueryClient()
  let asked = 0
  const observer = new QueryObserver<number>(client, { queryKey, queryFn: () => (asked += 1) })
  const leave = observer.subscribe(() => undefined)
  await observer.refetch()
  const before = asked

  await forgetAnswers(client, [call])

  expect(asked).toBe(before + 1)
  leave()
})
