import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { signedIn as anybodySignedIn } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { marie } from '#kernel/testing/marie.ts'
import { signedIn } from '../session.ts'
import { abandonAct, retryAct, sendLater, useOutbox } from './outbox.ts'

const { count } = calls('trial/line', {
  count: {
    method: 'POST',
    path: 'line/count',
    access: anybodySignedIn(),
    replays: true,
    input: z.object({ cases: z.number() }),
    answer: z.any(),
  },
})

type Sent = { cases: number; key: string; at: string }
let sent: Sent[]
let answer: (body: { cases: number }) => Response
beforeEach(() => {
  sent = []
  answer = body => Response.json(body)
  signedIn(marie)
  vi.stubGlobal('fetch', async (_url: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    const { cases, happenedAt } = JSON.parse(body) as { cases: number; happenedAt: string }
    sent.push({ cases, key: String(headers['idempotency-key']), at: happenedAt })
    return answer({ cases })
  })
})
afterEach(async () => {
  const { result } = renderHook(useOutbox)
  for (const act of result.current) await abandonAct(act)
  vi.unstubAllGlobals()
})

const cut = () => {
  throw new TypeError('Failed to fetch')
}
const refuse = () => Response.json({ code: 'LOT_BLOCKED', message: 'Le lot est bloqué.' }, { status: 409 })
const plugIn = () => window.dispatchEvent(new Event('online'))
const later = (cases: number, lane = 'order 1') => sendLater(count, { cases }, { lane, label: `${cases} colis` })
const casesSent = () => sent.map(({ cases }) => cases)

test('with a network an act is answered at once, and nothing waits', async () => {
  expect(await later(12)).toEqual({ isSent: true, answer: { cases: 12 } })
  expect(renderHook(useOutbox).result.current).toEqual([])
})

test('without one acts wait with what they are called and when they were done, and leave in order once it is back', async () => {
  const { result } = renderHook(useOutbox)
  answer = cut
  expect([await later(1), await later(2), await later(3)]).toEqual([1, 2, 3].map(() => ({ isSent: false })))
  await waitFor(() => expect(result.current.map(({ label }) => label)).toEqual(['1 colis', '2 colis', '3 colis']))
  sent = []
  answer = body => Response.json(body)
  plugIn()
  await waitFor(() => expect(result.current).toEqual([]))
  expect(casesSent()).toEqual([1, 2, 3])
  const instants = sent.map(({ at }) => Temporal.Instant.from(at).epochMilliseconds)
  expect(instants).toEqual(instants.toSorted((one, other) => one - other))
})

test('what had no answer is sent again with the same key and the same words', async () => {
  const { result } = renderHook(useOutbox)
  answer = cut
  await later(7)
  answer = body => Response.json(body)
  plugIn()
  await waitFor(() => expect(result.current).toEqual([]))
  expect(new Set(sent.map(({ key, at }) => key + at)).size).toBe(1)
  expect(sent.length).toBeGreaterThan(1)
})

test('what is refused at once does not wait', async () => {
  answer = refuse
  await expect(later(5)).rejects.toMatchObject({ code: 'LOT_BLOCKED' })
  expect(renderHook(useOutbox).result.current).toEqual([])
})

test('what is refused later holds up its lane alone, until it is given up', async () => {
  const { result } = renderHook(useOutbox)
  answer = cut
  await later(1)
  await later(2)
  await later(3, 'order 2')
  answer = ({ cases }) => (cases === 1 ? refuse() : Response.json({ cases }))
  plugIn()
  await waitFor(() => expect(result.current.map(({ label }) => label)).toEqual(['1 colis', '2 colis']))
  expect(result.current[0]?.refusal).toMatchObject({ code: 'LOT_BLOCKED', message: 'Le lot est bloqué.' })
  const [refused] = result.current
  if (!refused) throw new Error('nothing waits')
  await retryAct(refused)
  await waitFor(() => expect(result.current[0]?.refusal).toBeDefined())
  await abandonAct(result.current[0] as typeof refused)
  await waitFor(() => expect(result.current).toEqual([]))
  expect(casesSent().at(-1)).toBe(2)
})

test('what one person left waiting is neither shown nor sent by another', async () => {
  answer = cut
  await later(9)
  const { result, rerender } = renderHook(useOutbox)
  await waitFor(() => expect(result.current).toHaveLength(1))
  signedIn({ ...marie, user: { ...marie.user, id: '0199aaaa-0000-7000-8000-000000000001' } })
  rerender()
  expect(result.current).toEqual([])
  sent = []
  answer = body => Response.json(body)
  plugIn()
  expect(sent).toEqual([])
  signedIn(marie)
  await waitFor(() => expect(casesSent()).toEqual([9]))
})
