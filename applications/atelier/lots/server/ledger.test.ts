import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { useWorld } from '#platform/testing/world.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { openWorkshop } from '#atelier/testing/workshop.ts'
import { outsideOf, postMoves } from '../lots.server.ts'

const world = useWorld()

const act = fc.record({
  from: fc.constantFrom('cold', 'dock', 'supplier', 'waste'),
  to: fc.constantFrom('cold', 'dock', 'supplier', 'waste'),
  g: fc.integer({ min: 1, max: 900_000 }),
})

/** What the ledger says of a lot, place by place, against what its balances say. */
const differing = async (db: AtelierDb, lotId: string) => {
  const { rows } = await sql`
    select from (
      select location_id, sum(g) as g from (
        select to_location_id as location_id, g from atelier.stock_move where lot_id = ${lotId}
        union all select from_location_id, -g from atelier.stock_move where lot_id = ${lotId}) moved
        join atelier.location p on p.id = moved.location_id and p.is_stock group by 1) m
      full join (select location_id, g from atelier.lot_balance where lot_id = ${lotId}) b using (location_id)
     where coalesce(m.g, 0) <> coalesce(b.g, 0)`.execute(db)
  return rows.length
}

test('after any sequence of moves, posted one by one or together, balances are what the ledger says', async () => {
  const workshop = await openWorkshop(world, await world.client())
  const outside = await workshop.inClient(async db => ({
    supplier: await outsideOf(db, workshop.workshopId, 'supplier'),
    waste: await outsideOf(db, workshop.workshopId, 'waste'),
  }))
  const placeIds = { cold: workshop.coldId, dock: workshop.dockId, ...outside }
  const sequences = fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 })

  await fc.assert(
    fc.asyncProperty(sequences, async sequence => {
      const { id } = await workshop.receive(1_000_000)
      for (const together of sequence) {
        const moves = together
          .filter(({ from, to }) => from !== to)
          .map(({ from, to, g }) => ({
            lotId: id,
            fromLocationId: placeIds[from],
            toLocationId: placeIds[to],
            kind: 'transfer' as const,
            g,
            pieceKind: 'test',
            movedAt: world.clock.now().toString(),
          }))
        await workshop.inClient(db => postMoves(db, moves)).catch(refusedShort)
      }
      const told = await workshop.inClient(async db => ({
        differing: await differing(db, id),
        lot: await db.selectFrom('atelier.lot').select('state').where('id', '=', id).executeTakeFirstOrThrow(),
        left: await db.selectFrom('atelier.lot_balance').select(['g']).where('lotId', '=', id).execute(),
      }))
      const left = told.left.reduce((all, { g }) => all + g, 0)
      expect(told.differing).toBe(0)
      expect(told.left.every(({ g }) => g >= -500)).toBe(true)
      expect(told.lot.state).toBe(left < 1 ? 'exhausted' : 'available')
    }),
    { numRuns: 100 },
  )
})

/** What would go below zero is refused whole; anything else is a defect. */
const refusedShort = (error: { code?: string }) => expect(error.code).toBe('LOT_SHORT')
