import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { type BrowserFailure, noteBrokenAnswer, noteFailure, tellFailuresTo } from './failures.ts'
import { enterPlace } from './navigation.ts'

let told: BrowserFailure[] = []
tellFailuresTo(async failure => void told.push(failure))
let hours = 0
beforeEach(() => {
  hours += 1
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) + hours * 3_600_000 })
  told = []
})
afterEach(() => vi.useRealTimers())

test('what nobody caught is told, with the pattern of the page', () => {
  enterPlace({ path: '/RH/salaries/:employeeId' })
  const error = new TypeError('x is not a function')
  window.dispatchEvent(new ErrorEvent('error', { error }))

  expect(told).toEqual([
    { message: 'TypeError: x is not a function', stack: error.stack, route: '/RH/salaries/:employeeId' },
  ])
})

test('a promise that nobody heard is told', () => {
  const event = new Event('unhandledrejection') as Event & { reason: unknown }
  event.reason = new RangeError('too far')
  window.dispatchEvent(event)

  expect(told.map(({ message }) => message)).toEqual(['RangeError: too far'])
})

test('a broken answer is told by the number under which the server knows it', () => {
  const headers = new Headers({ 'x-request-id': 'abc' })
  noteBrokenAnswer({ method: 'GET', path: 'rh/salaries/:id' }, new Response(null, { status: 500, headers }))

  expect(told).toMatchObject([{ message: 'AnswerError: 500 GET rh/salaries/:id', requestId: 'abc' }])
})

test('a storm costs five calls a minute, and one that repeats itself a single one', () => {
  const one = new Error('again')
  for (let number = 0; number < 100; number += 1) noteFailure(one)
  for (let number = 0; number < 100; number += 1) noteFailure(new Error('again'))
  expect(told).toHaveLength(1)

  for (let number = 0; number < 100; number += 1) noteFailure(new Error(`number ${number}`))
  expect(told).toHaveLength(5)

  vi.advanceTimersByTime(61_000)
  noteFailure(new Error('again'))
  expect(told).toHaveLength(6)
})

test.each([
  ['a refusal', new ApiError({ status: 403, code: 'FORBIDDEN', message: 'non' })],
  ['what was given up', new DOMException('left', 'AbortError')],
  ['another site’s script', 'Script error.'],
])('%s is no failure', (_what, error) => {
  noteFailure(error)
  expect(told).toEqual([])
})

test('who cannot be told is not told of it', async () => {
  tellFailuresTo(() => Promise.reject(new Error('no network')))
  noteFailure(new Error('first'))
  await vi.advanceTimersByTimeAsync(1_000)
  tellFailuresTo(async failure => void told.push(failure))

  expect(told).toEqual([])
})
