import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#kernel/testing/eventually.ts'
import { marie } from '#kernel/testing/marie.ts'
import { navigateWith } from '#kernel/web/navigation.ts'
import { currentSession, leave, signedIn } from '#kernel/web/session.ts'
import { watchIdleness } from './idle-watch.ts'
import { readIdleness } from './idleness.ts'

const minute = 60_000
navigateWith(() => undefined)

/** Milliseconds since the server last heard of somebody. */
let idleOnServer = 0
let isReachable = true
const asked: string[] = []
let stop: () => void

async function server(url: string) {
  if (!isReachable) throw new TypeError('fetch failed')
  asked.push(url)
  const now = Date.now()
  const ends = {
    idleEndsAt: new Date(now + 45 * minute - idleOnServer).toISOString(),
    absoluteEndsAt: new Date(now + 600 * minute).toISOString(),
  }
  const headers = { date: new Date(now).toUTCString() }
  return Response.json(url.endsWith('logInactivityLogout') ? { ...ends, ended: idleOnServer > 44 * minute } : ends, {
    headers,
  })
}

const pass = async (milliseconds: number) => {
  idleOnServer += milliseconds
  await vi.advanceTimersByTimeAsync(milliseconds)
}
const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
const timesAsked = (path: string) => asked.filter(url => url.endsWith(path)).length

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') })
  vi.stubGlobal('fetch', server)
  idleOnServer = 0
  isReachable = true
  asked.length = 0
  signedIn(marie)
  stop = watchIdleness({ onRemaining: () => undefined })
  await vi.advanceTimersByTimeAsync(0)
})
afterEach(() => {
  stop()
  leave(null)
  vi.useRealTimers()
})

test('until minute 44 one timer sleeps and nothing is shown', async () => {
  const timers = vi.getTimerCount()
  await pass(44 * minute - 1)
  expect(vi.getTimerCount()).toBe(timers)
  expect(readIdleness().kind).toBe('active')

  await pass(1)
  expect(readIdleness()).toMatchObject({ kind: 'warned', endsAt: Date.parse('2026-11-20T08:45:00Z') })
})

test('the server hears of activity at most once a minute, however much there is', async () => {
  for (let seconds = 0; seconds < 180; seconds += 2) {
    press()
    await pass(2_000)
  }
  expect(timesAsked('user/activity')).toBe(2)
})

test('activity takes the warning away and begins forty-five minutes anew', async () => {
  await pass(44 * minute)
  press()
  expect(readIdleness().kind).toBe('active')
  idleOnServer = 0
  await pass(44 * minute - 2)
  expect(readIdleness().kind).toBe('active')
})

test('activity in another tab counts for this one, and is told to the server by that one alone', async () => {
  await pass(44 * minute)
  const otherTab = new BroadcastChannel('session')
  otherTab.postMessage({ kind: 'activity', at: Date.now(), isTold: true })
  await eventually(() => expect(readIdleness().kind).toBe('active'))
  press()
  expect(timesAsked('user/activity')).toBe(0)
  otherTab.close()
})

test('at the end the browser signs out, and says why', async () => {
  await pass(44 * minute)
  const warned = readIdleness()
  await pass(minute)
  if (warned.kind === 'warned') warned.onEnd()
  await vi.advanceTimersByTimeAsync(0)
  expect(currentSession()).toMatchObject({ status: 'out', farewell: 'kernel.session.inactive' })
})

test('a server that knows of activity elsewhere keeps the tab', async () => {
  await pass(44 * minute)
  const warned = readIdleness()
  await pass(minute)
  idleOnServer = 10 * minute
  if (warned.kind === 'warned') warned.onEnd()
  await vi.advanceTimersByTimeAsync(0)
  expect(currentSession().status).toBe('in')
  expect(readIdleness().kind).toBe('active')
})

test('after a sleep of two hours the page is covered until the server has spoken, or signs out without it', async () => {
  isReachable = false
  vi.setSystemTime(Date.now() + 120 * minute)
  press()
  expect(readIdleness().kind).toBe('asleep')
  await vi.advanceTimersByTimeAsync(0)
  expect(currentSession()).toMatchObject({ status: 'out', farewell: 'kernel.session.inactive' })
})
