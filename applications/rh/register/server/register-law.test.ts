import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type TestClient, useWorld } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { employ } from '#rh/testing/employ.ts'
import { establish, sirets } from '#rh/testing/establish.ts'
import { hire } from '#rh/testing/hire.ts'
import { keepRegister } from './keep-register.ts'

const world = useWorld()
const began = () => world.clock.today().subtract({ days: 300 })
const day = (days: number) => began().add({ days }).toString()

const inRh = <Result>(client: TestClient, work: (db: RhDb) => Promise<Result>) =>
  world.databases.transaction('platform', { readOnly: false, clientId: client.id }, work)
const linesOf = (client: TestClient) =>
  inRh(client, db =>
    db.selectFrom('rh.register_entry').selectAll().where('siret', '=', sirets.head).orderBy('number').execute(),
  )
type Line = Awaited<ReturnType<typeof linesOf>>[number]

/** Whether the lines, read from the first to the last, say that somebody is there on a day. */
function isThere(lines: readonly Line[], onDay: string) {
  const last = new Map<number, Line>()
  for (const line of lines) last.set(line.refNumber ?? line.number, line)
  return [...last.values()].some(
    ({ motive, exitDate }) => motive !== 'neverCame' && (exitDate === null || exitDate >= onDay),
  )
}

/** What happens to the contracts of somebody, one thing after the other; days pass in between. */
const acts = fc.array(
  fc.oneof(
    fc.record({
      does: fc.constant('hire' as const),
      gap: fc.nat({ max: 6 }),
      days: fc.integer({ min: 3, max: 30 }),
    }),
    fc.record({ does: fc.constant('end' as const), after: fc.nat({ max: 10 }) }),
    fc.record({ does: fc.constant('go-on' as const) }),
    fc.record({ does: fc.constant('cancel' as const) }),
    fc.record({ does: fc.constant('pass' as const), days: fc.integer({ min: 5, max: 40 }) }),
  ),
  { minLength: 4, maxLength: 12 },
)

test('whatever becomes of contracts, no line of the register is ever changed, none is skipped, and the last words are true', async () => {
  let written = 0
  await fc.assert(
    fc.asyncProperty(acts, async done => {
      const client = await world.client()
      await establish(world, client)
      const paul = await hire(world, client)
      let today = 0
      let free = 0
      let last: { contractId: string; from: number; to: number } | undefined
      let before: Line[] = []
      for (const act of done) {
        if (act.does === 'hire') {
          const from = Math.max(free, today) + act.gap
          const { contractId } = await employ(world, client, paul.id, { from: day(from), to: day(from + act.days) })
          last = { contractId, from, to: from + act.days }
          free = from + act.days + 1
        } else if (act.does === 'pass') {
          today += act.days
        } else if (last) {
          const { contractId, from, to } = last
          const change = {
            end: { endedOn: day(Math.min(from + ('after' in act ? act.after : 0), to)) },
            'go-on': { endedOn: null },
            cancel: { state: 'cancelled', cancelReason: 'mistake' },
          }[act.does]
          await inRh(client, db =>
            db.updateTable('rh.employment_contract').set(change).where('id', '=', contractId).execute(),
          )
          if (act.does === 'cancel') last = undefined
        }
        await inRh(client, db => keepRegister(db, [paul.id], day(today)))

        const lines = await linesOf(client)
        expect(lines.slice(0, before.length)).toEqual(before)
        expect(lines.map(({ number }) => number)).toEqual(lines.map((_, at) => at + 1))
        const [works] = await inRh(client, db =>
          db
            .selectFrom('rh.employment_contract')
            .select('id')
            .where('employeeId', '=', paul.id)
            .where('binds', '=', true)
            .where('hiringDate', '<=', day(today))
            .where('finalDay', '>=', day(today))
            .execute(),
        )
        expect(isThere(lines, day(today))).toBe(works !== undefined)
        before = lines
      }
      written += before.length
    }),
    { numRuns: 12 },
  )
  expect(written).toBeGreaterThan(0)
})
