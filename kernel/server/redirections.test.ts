import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { open } from '#kernel/shared/access.ts'
import { calls, redirect } from '#kernel/shared/call.ts'
import { as, visitor } from '#kernel/testing/as.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { answersWith } from './answers.ts'

const away = {
  method: 'GET',
  access: open('a test'),
  input: z.strictObject({ to: z.string().optional() }),
  answer: redirect,
} as const

const trial = calls('trial/plots', {
  toPage: { ...away, path: 'trial/toPage' },
  toThirdParty: { ...away, path: 'trial/toThirdParty' },
  back: { ...away, path: 'trial/back', roundTrip: true },
})

const world = useOwnWorld([
  answersWith<unknown>()(trial, {
    toPage: async (_given, { to = '/' }) => ({ page: to }),
    toThirdParty: async (_given, { to = '' }) => ({ thirdParty: new URL(to) }),
    back: async (_given, { to = 'nothing' }) => ({ page: `/back?${new URLSearchParams({ to })}` }),
  }),
])

const ask = (call: (typeof trial)[keyof typeof trial], input: Record<string, unknown> = {}) =>
  as(visitor(world.app)).send(call, input)

describe('a redirection', () => {
  test('leads to one of our pages, and is kept by nobody', async () => {
    const { statusCode, headers } = await ask(trial.toPage, { to: '/login?sso=ready' })

    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, '/login?sso=ready', 'no-store'])
  })

  test.each(['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example', 'login'])(
    'leads nowhere when the page is %j',
    async to => {
      const { statusCode, headers } = await ask(trial.toPage, { to })

      expect([statusCode, headers.location]).toEqual([500, undefined])
    },
  )

  test('leads to a third party’s address, and to no other kind', async () => {
    expect((await ask(trial.toThirdParty, { to: 'https://login.example/a' })).headers.location).toBe(
      'https://login.example/a',
    )
    expect((await ask(trial.toThirdParty, { to: 'javascript:alert(1)' })).statusCode).toBe(500)
  })
})

test('what a third party adds to the address of the way back is left aside; elsewhere it is refused', async () => {
  const added = { to: 'x', session_state: 'more', __proto__: 'no' }

  expect((await ask(trial.back, added)).headers.location).toBe('/back?to=x')
  expect((await ask(trial.toPage, { session_state: 'more' })).statusCode).toBe(400)
  expect((await world.app.inject('/api/trial/back?to=a&to=b')).statusCode).toBe(400)
})
