import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { companyScopeOf, type CompanyScope } from '#kernel/server/company-scope.ts'
import type { Caller } from '#kernel/server/gate.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { deliveriesElement } from '../../deliveries/deliveries-place.model.ts'
import { openStates } from '../../deliveries/delivery.model.ts'
import { type Weighing, type WeighingBench } from '../weighing.model.ts'
import { averageRight, manualRight, weighingElement } from '../weighing-place.model.ts'
import { weighingCalls } from '../weighing.calls.ts'
import { containersOf, scalesOf } from './scales.queries.ts'
import { isValid } from '../../deliveries/deliveries.server.ts'

type Asking = { db: AtelierDb; rights: Rights; caller: Caller; clock: Clock }

/** Who weighs at the scale, or who receives: both may. */
export const scopeOfWeighing = (given: { rights: Rights }): Promise<CompanyScope> =>
  companyScopeOf(given, weighingElement, deliveriesElement)

const within = ({ companyIds }: CompanyScope) =>
  sql<boolean>`w.workshop_id in (select id from atelier.workshop where company_id in ${eachOf(companyIds)})`

/** Those that count and those that were cancelled; the rows that cancel are told on what they cancel. */
export async function pageOfWeighings(
  given: Asking,
  asked: InputOf<typeof weighingCalls.getWeighings>,
): Promise<PageOf<Weighing>> {
  const scope = await scopeOfWeighing(given)
  return pageOfList(given.db, weighingCalls.getWeighings.list, asked, {
    from: sql`atelier.weighing w`,
    id: sql`w.id`,
    within: sql`w.cancels_id is null and ${within(scope)}`,
    orders: { weighedAt: [sql`w.weighed_at`] },
    filters: {
      workshopId: workshopId => sql`w.workshop_id = ${workshopId}`,
      lineId: lineId => sql`w.delivery_line_id = ${lineId}`,
      lotId: lotId => sql`w.lot_id = ${lotId}`,
      source: source => sql`w.source = ${source}`,
    },
    rows: ids => rowsOfWeighings(given, scope, ids),
  })
}

/** @throws Refusal 404 */
export async function weighingById(given: Asking, id: string): Promise<Weighing> {
  const [weighing] = await rowsOfWeighings(given, await scopeOfWeighing(given), [id])
  if (!weighing) throw notFound()
  return weighing
}

type Row = Omit<Weighing, 'canCancel'> & {
  companyId: string
  actorId: string | null
  isOfToday: boolean
  isOpen: boolean
}

async function rowsOfWeighings(
  { db, caller, clock }: Asking,
  scope: CompanyScope,
  ids: readonly string[],
): Promise<Weighing[]> {
  const { rows } = await sql<Row>`
    select w.id, w.kind, w.source, w.lot_id, w.delivery_line_id,
           coalesce(l.number, d.number || ' · ' || a.name) as about, cr.name as crate, w.crates, su.name as support,
           sc.name as scale, w.gross_g as gross_kg, w.tare_g as tare_kg, w.net_g as net_kg, w.reason, w.weighed_at,
           u.firstname || ' ' || u.name as by, c.reason as cancelled_for, w.actor_id, s.company_id,
           (w.weighed_at at time zone 'Europe/Paris')::date = ${clock.today().toString()}::date as is_of_today,
           (d.id is null or d.state = any(${[...openStates]}::text[])) as is_open
      from atelier.weighing w
      join atelier.workshop s on s.id = w.workshop_id
      left join atelier.lot l on l.id = w.lot_id
      left join atelier.delivery_line dl on dl.id = w.delivery_line_id
      left join atelier.delivery d on d.id = dl.delivery_id
      left join platform.article a on a.id = dl.article_id
      left join atelier.container cr on cr.id = w.crate_id
      left join atelier.container su on su.id = w.support_id
      left join atelier.scale sc on sc.id = w.scale_id
      left join platform.user u on u.id = w.actor_id
      left join atelier.weighing c on c.cancels_id = w.id
     where w.id in ${eachOf(ids)} and w.cancels_id is null and ${within(scope)}`.execute(db)
  return rows.map(({ companyId, actorId, isOfToday, isOpen, ...row }) => {
    const level = scope.level(companyId)
    const isOwn = actorId === caller.userId && isOfToday
    return {
      ...row,
      canCancel: row.cancelledFor === null && row.kind !== 'pour' && isOpen && (level >= 3 || (level >= 2 && isOwn)),
    }
  })
}

/** What stands at the scales of the caller. */
export async function weighingBench(given: Asking): Promise<WeighingBench> {
  const { db, rights, clock } = given
  const scope = await scopeOfWeighing(given)
  const setting = await companyScopeOf(given, weighingElement)
  const today = clock.today().toString()
  const { rows: workshops } = await sql<WeighingBench['workshops'][number] & { companyId: string }>`
    select s.id, s.code, s.name, s.company_id, coalesce(o.weighings, 0)::int as weighings, coalesce(o.g, 0)::float8 as net_kg
      from atelier.workshop s
      left join lateral (
        select count(*) as weighings, sum(w.net_g) as g from atelier.weighing w
         where w.workshop_id = s.id and ${isValid} and w.weighed_at >= ${today}::date::timestamp at time zone 'Europe/Paris') o on true
     where s.archived_at is null and s.company_id in ${eachOf(scope.companyIds)}
     order by s.code`.execute(db)
  const ids = workshops.map(({ id }) => id)
  const { rows: lines } = await sql<WeighingBench['lines'][number]>`
    select dl.id, d.id as delivery_id, d.workshop_id, d.number, a.name as goods, coalesce(p.name, c.name) as origin,
           o.weighings::int, coalesce(o.g, 0)::float8 as net_kg
      from atelier.delivery_line dl
      join atelier.delivery d on d.id = dl.delivery_id
      join platform.article a on a.id = dl.article_id
      left join platform.place p on p.id = dl.place_id
      left join platform.partner r on r.id = d.grower_id
      left join platform.contact c on c.id = r.contact_id
      cross join lateral (
        select count(*) as weighings, sum(w.net_g) as g from atelier.weighing w
         where w.delivery_line_id = dl.id and ${isValid}) o
     where d.workshop_id in ${eachOf(ids)} and d.state = any(${[...openStates]}::text[])
     order by coalesce(d.arrived_at, d.expected_at, d.made_at), d.number, dl.rank limit 200`.execute(db)
  return {
    workshops: workshops.map(({ companyId, ...workshop }) => ({
      ...workshop,
      can: { weigh: scope.level(companyId) >= 2, set: setting.level(companyId) >= 3 },
    })),
    containers: await containersOf(db, ids),
    scales: await scalesOf(db, ids, today),
    lines,
    mayType: (await rights.level(manualRight)) >= 2,
    mayAverage: (await rights.level(averageRight)) >= 2,
  }
}

/** A lot of a workshop of the caller, by its number. @throws Refusal 404 LOT_UNKNOWN */
export async function lotToWeigh(given: Asking, number: string) {
  const { companyIds } = await scopeOfWeighing(given)
  const { rows } = await sql<{ id: string; number: string; goods: string }>`
    select l.id, l.number, a.name as goods
      from atelier.lot l join platform.article a on a.id = l.article_id join atelier.workshop s on s.id = l.workshop_id
     where l.number = ${number} and l.state <> 'cancelled' and s.company_id in ${eachOf(companyIds)}`.execute(given.db)
  const [lot] = rows
  if (!lot) throw new Refusal(404, 'LOT_UNKNOWN', 'atelier.weighing.lot-unknown')
  return lot
}
