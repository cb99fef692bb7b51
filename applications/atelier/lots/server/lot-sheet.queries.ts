import { sql } from 'kysely'
import { companyScopeOf, type CompanyScope } from '#kernel/server/company-scope.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Rights } from '#kernel/server/answers.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { type HoldOfLot, type LocationOfStock, type Lot } from '../lot.model.ts'
import { finishedStockElement, holdRight, rawStockElement, releaseRight } from '../lots-place.model.ts'
import { rowsOfLots } from './lots.queries.ts'
import { useOfLot } from './use-of-lot.queries.ts'

type Reading = { db: AtelierDb; rights: Rights; caller: Caller; clock: { today(): Temporal.PlainDate } }

/** The workshops in which the caller reads a kind of lot: the finished, or all others. */
export const scopeOfStock = (given: { rights: Rights }, kind: string): Promise<CompanyScope> =>
  companyScopeOf(given, kind === 'finished' ? finishedStockElement : rawStockElement)

/** All that is told of a lot. @throws Refusal 404 of one outside the workshops of the caller */
export async function lotById(given: Reading, id: string): Promise<Lot> {
  const { db, clock } = given
  const [row] = await rowsOfLots(db, [id], clock.today().toString())
  if (!row) throw notFound()
  const [facts, balances, holds, use] = await Promise.all([
    factsOf(db, id),
    balancesInPlaces(db, id),
    holdsOf(db, id),
    useOfLot(db, id),
  ])
  const [scope, holding, releasing] = await Promise.all([
    scopeOfStock(given, row.kind),
    companyScopeOf(given, holdRight),
    companyScopeOf(given, releaseRight),
  ])
  const level = scope.level(facts.companyId)
  if (level < 1) throw notFound()
  const { companyId, ...told } = facts
  const isHeldByPeople = holds.some(({ releasedAt, source }) => releasedAt === null && source === 'person')
  return {
    ...row,
    ...told,
    balances,
    holds,
    use,
    can: {
      move: level >= 2 && row.physicalKg > 0,
      hold: holding.level(companyId) >= 2 && row.state !== 'cancelled',
      release: releasing.level(companyId) >= 2 && isHeldByPeople,
      correct: level >= 3,
    },
  }
}

type Facts = Pick<
  Lot,
  | 'externalNumber'
  | 'cropCode'
  | 'grower'
  | 'receivedAt'
  | 'madeAt'
  | 'certificates'
  | 'recycling'
  | 'initialKg'
  | 'version'
> & { companyId: string }

async function factsOf(db: AtelierDb, id: string): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select l.external_number, k.code as crop_code, c.name as grower, l.received_at, l.made_at, l.recycling,
           l.initial_g::float8 as initial_kg, l.version, w.company_id,
           array(select name from platform.certificate where id in (select unnest(l.certificate_ids)) order by name) as certificates
      from atelier.lot l
      join atelier.workshop w on w.id = l.workshop_id
      left join platform.crop_code k on k.id = l.crop_code_id
      left join platform.partner r on r.id = l.grower_id
      left join platform.contact c on c.id = r.contact_id
     where l.id = ${id}`.execute(db)
  return rows[0] as Facts
}

async function balancesInPlaces(db: AtelierDb, id: string): Promise<Lot['balances']> {
  const { rows } = await sql<LocationOfStock & { g: number; cases: number }>`
    select p.id, p.workshop_id, p.code, p.name, p.kind, x.g::float8 as g, x.cases
      from atelier.lot_balance x join atelier.location p on p.id = x.location_id
     where x.lot_id = ${id} and x.g <> 0 order by x.g desc, p.code`.execute(db)
  return rows.map(({ g, cases, ...location }) => ({ location, kg: g, cases }))
}

async function holdsOf(db: AtelierDb, id: string): Promise<HoldOfLot[]> {
  const { rows } = await sql<HoldOfLot>`
    select h.id, h.status, h.reason, h.source, h.held_at, h.released_at, h.release_reason,
           b.firstname || ' ' || b.name as held_by, r.firstname || ' ' || r.name as released_by
      from atelier.lot_hold h
      left join platform.user b on b.id = h.held_by
      left join platform.user r on r.id = h.released_by
     where h.lot_id = ${id} order by h.released_at is not null, h.held_at desc, h.id`.execute(db)
  return rows
}
