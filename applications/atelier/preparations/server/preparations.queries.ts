import { sql } from 'kysely'
import type { Given, Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { membersWithLevel } from '#platform/rights/rights.server.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { isInHand } from '../../shipments/shipment.model.ts'
import { linesOf, palletsOf, rowsOfShipments } from '../../shipments/shipments.server.ts'
import { scalesOf } from '../../weighing/weighing.server.ts'
import {
  type LotToPick,
  type Preparation,
  type PreparationDetail,
  type Preparer,
  stateOf,
} from '../preparation.model.ts'
import type { preparationsCalls } from '../preparations.calls.ts'
import { preparationBoardElement, preparationElement } from '../preparations-place.model.ts'

type Asking = { db: AtelierDb; rights: Rights; clock: Clock; caller: { userId: string | null } }

export const scopeOfPicking = (given: { rights: Rights }) => companyScopeOf(given, preparationElement)
export const scopeOfBoard = (given: { rights: Rights }) =>
  companyScopeOf(given, preparationElement, preparationBoardElement)

const most = 200

/** What is being picked or stands picked in the workshops of the caller. */
export async function preparations(given: Asking): Promise<Preparation[]> {
  const { companyIds } = await scopeOfBoard(given)
  const { rows } = await sql<{ id: string }>`
    select s.id from atelier.shipment s join atelier.workshop w on w.id = s.workshop_id
     where s.state in ('preparing', 'ready', 'loaded') and w.company_id in ${eachOf(companyIds)}
     order by s.cut_off_at, s.id limit ${most}`.execute(given.db)
  return toldPreparations(
    given,
    rows.map(({ id }) => id),
  )
}

/** In the order of their cut-offs. */
export async function toldPreparations({ db, clock, caller }: Asking, ids: readonly string[]): Promise<Preparation[]> {
  const shipments = await rowsOfShipments({ db, clock }, ids)
  const { rows: people } = await sql<{ id: string; preparerId: string | null; preparer: string | null }>`
    select s.id, s.preparer_id, u.firstname || ' ' || u.name as preparer
      from atelier.shipment s left join platform.user u on u.id = s.preparer_id where s.id in ${eachOf(ids)}`.execute(
    db,
  )
  const now = clock.now()
  return shipments
    .map(shipment => {
      const { id, depotId, workshop, customer, cutOffAt, cases, pickedCases, pallets } = shipment
      const { preparerId = null, preparer = null } = people.find(one => one.id === id) ?? {}
      const state = stateOf(shipment)
      const isLate =
        (state === 'to_prepare' || state === 'in_progress') &&
        Temporal.Instant.compare(Temporal.Instant.from(cutOffAt), now) < 0
      const isOwn = preparerId !== null && preparerId === caller.userId
      return {
        id,
        depotId,
        workshop,
        customer,
        cutOffAt,
        cases,
        pickedCases,
        pallets,
        preparerId,
        preparer,
        state,
        isLate,
        isOwn,
      }
    })
    .toSorted((one, other) => one.cutOffAt.localeCompare(other.cutOffAt) || one.id.localeCompare(other.id))
}

/** What is picked for a shipment that is in hand. @throws Refusal 404 of one outside the workshops of the caller */
export async function preparationById(given: Asking, id: string): Promise<PreparationDetail> {
  const { db, clock } = given
  const { rows } = await sql<{ companyId: string; workshopId: string; state: 'preparing'; hasPrefix: boolean }>`
    select w.company_id, s.workshop_id, s.state,
           exists (select from atelier.gs1_prefix g where g.company_id = w.company_id) as has_prefix
      from atelier.shipment s join atelier.workshop w on w.id = s.workshop_id where s.id = ${id}`.execute(db)
  const [facts] = rows
  const level = (await scopeOfPicking(given)).level(facts?.companyId ?? null)
  if (!facts || level < 1 || !isInHand(facts.state)) throw notFound()
  const [told] = await toldPreparations(given, [id])
  if (!told) throw notFound()
  const { pallets: _, ...head } = told
  const lines = await linesOf(db, id)
  const picks = await picksOf(db, {
    workshopId: facts.workshopId,
    articleIds: lines.map(({ articleId }) => articleId),
    today: clock.today().toString(),
  })
  const { rows: supports } = await sql<PreparationDetail['supports'][number]>`
    select id, name, tare_g::float8 as tare_kg from atelier.container
     where workshop_id = ${facts.workshopId} and use = 'support' and archived_at is null order by name, id limit ${most}`.execute(
    db,
  )
  const scales = await scalesOf(db, [facts.workshopId], clock.today().toString())
  return {
    ...head,
    supports,
    scales: scales.filter(({ isExpired }) => !isExpired),
    lines: lines.map(line => ({ ...line, picks: picks.get(line.articleId) ?? [] })),
    pallets: await palletsOf(db, id),
    hasPrefix: facts.hasPrefix,
    canPick: facts.state === 'preparing' && level >= 2,
  }
}

type Wanted = { workshopId: string; articleIds: readonly string[]; today: string }

/** The three lots to take first of each article: those that end first, then those of the oldest harvest. */
async function picksOf(db: AtelierDb, { workshopId, articleIds, today }: Wanted) {
  const { rows } = await sql<LotToPick & { articleId: string }>`
    select article_id, lot_id, lot, best_before, places, free_cases from (
      select l.article_id, l.id as lot_id, l.number as lot, l.best_before, b.places,
             (b.cases - coalesce(t.cases, 0))::int as free_cases,
             row_number() over (partition by l.article_id order by l.best_before nulls last, l.harvested_on nulls last, l.number) as rank
        from atelier.lot l
        join lateral (
          select sum(x.cases) as cases, string_agg(p.name, ', ' order by x.g desc, p.name) as places
            from atelier.lot_balance x join atelier.location p on p.id = x.location_id
           where x.lot_id = l.id and x.g <> 0) b on true
        left join lateral (${spokenFor}) t on true
       where l.workshop_id = ${workshopId} and l.article_id in ${eachOf(articleIds)} and l.state = 'available'
         and l.quality_status = 'free' and (l.best_before is null or l.best_before >= ${today}::date)
         and b.cases > coalesce(t.cases, 0)) x
     where rank <= 3 order by article_id, rank`.execute(db)
  const picks = new Map<string, LotToPick[]>()
  for (const { articleId, ...pick } of rows) picks.set(articleId, [...(picks.get(articleId) ?? []), pick])
  return picks
}

/** Of a lot called `l`: what stands on pallets that have not left. */
export const spokenFor = sql`
  select sum(i.cases) as cases, sum(i.g) as g from atelier.pallet_line i join atelier.pallet p on p.id = i.pallet_id
   where i.lot_id = l.id and p.state in ('building', 'complete', 'loaded')`

/** Who may prepare in a workshop of the caller. */
export async function preparers(
  given: Given<typeof preparationsCalls.getPreparers, AtelierTables>,
): Promise<Preparer[]> {
  const { db, clock } = given
  const scope = await scopeOfBoard(given)
  const reaches = await membersWithLevel({ db: db as never, clock }, { path: preparationElement, level: 2 })
  const ids = reaches
    .filter(({ companyIds }) => [...companyIds].some(companyId => scope.level(companyId) >= 2))
    .map(({ userId }) => userId)
  const { rows } = await sql<Preparer>`
    select id, firstname || ' ' || name as name from platform.user where id in ${eachOf(ids)}
     order by name, firstname, id limit ${most}`.execute(db)
  return rows
}
