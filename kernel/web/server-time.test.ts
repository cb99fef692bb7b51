import { expect, test } from 'vitest'
import { noteServerTime, serverNow } from './server-time.ts'

const apart = () => Math.abs(serverNow().epochMilliseconds - Date.now())

test('a clock that is two hours wrong is set by what the server says, one that is right stays', () => {
  const now = Date.now()
  noteServerTime(new Date(now).toUTCString(), now - 50, now)
  expect(apart()).toBeLessThan(1_100)
  noteServerTime(new Date(now + 7_200_000).toUTCString(), now - 50, now)
  expect(apart()).toBeGreaterThan(7_190_000)
  noteServerTime('rubbish', now, now)
  noteServerTime(null, now, now)
  expect(apart()).toBeGreaterThan(7_190_000)
  noteServerTime(new Date(now).toUTCString(), now - 50, now)
  expect(apart()).toBeLessThan(1_100)
})
