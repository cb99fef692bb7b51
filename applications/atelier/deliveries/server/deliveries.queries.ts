import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { companyScopeOf, type CompanyScope } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { workshopsOf } from '#atelier/require-workshop.ts'
import { weighingElement } from '../../weighing/weighing-place.model.ts'
import { deliveriesCalls } from '../deliveries.calls.ts'
import { deliveriesElement, gradingRight } from '../deliveries-place.model.ts'
import { type Delivery, type DeliveryChoices, type DeliveryRow, isOpen, openStates } from '../delivery.model.ts'
import { linesOf } from './delivery-lines.queries.ts'
import { isValid } from './valid-weighings.ts'

type Asking = { db: AtelierDb; rights: Rights; clock: Clock }

export const scopeOfDeliveries = (given: { rights: Rights }) => companyScopeOf(given, deliveriesElement)

const within = ({ companyIds }: CompanyScope) =>
  sql<boolean>`d.workshop_id in (select id from atelier.workshop where company_id in ${eachOf(companyIds)})`

/** Who brings it; of an own harvest the places that it comes from. */
const origin = sql<string | null>`coalesce(
  (select c.name from platform.partner r join platform.contact c on c.id = r.contact_id where r.id = d.grower_id),
  (select string_agg(distinct p.name, ', ') from atelier.delivery_line x join platform.place p on p.id = x.place_id
    where x.delivery_id = d.id))`

const net = sql<number>`(select coalesce(sum(w.net_g), 0)::float8 from atelier.weighing w
   join atelier.delivery_line x on x.id = w.delivery_line_id where x.delivery_id = d.id and ${isValid})`

/** When it came, else when it is expected. */
const at = sql`coalesce(d.arrived_at, d.expected_at, d.made_at)`

const statesOf = {
  open: openStates,
  expected: ['expected'],
  closed: ['closed'],
  refused: ['refused', 'cancelled'],
} as const

/** A page of the deliveries of the workshops of the caller. */
export async function pageOfDeliveries(
  given: Asking,
  asked: InputOf<typeof deliveriesCalls.getDeliveries>,
): Promise<PageOf<DeliveryRow>> {
  return pageOfList(given.db, deliveriesCalls.getDeliveries.list, asked, {
    from: sql`atelier.delivery d`,
    id: sql`d.id`,
    within: within(await scopeOfDeliveries(given)),
    orders: { at: [at], number: [sql`d.number`], origin: [sql`coalesce(${origin}, '')`, sql`d.number`], net: [net] },
    filters: {
      state: state => sql`d.state = any(${[...statesOf[state]]}::text[])`,
      workshopId: workshopId => sql`d.workshop_id = ${workshopId}`,
      growerId: growerId => sql`d.grower_id = ${growerId}`,
    },
    matching: words => matches('atelier.delivery', 'd', words),
    rows: ids => rowsOfDeliveries(given, ids),
  })
}

async function rowsOfDeliveries({ db, clock }: Pick<Asking, 'db' | 'clock'>, ids: readonly string[]) {
  const { rows } = await sql<DeliveryRow>`
    select d.id, d.number, d.state, s.name as workshop, ${origin} as origin, d.carrier, d.plate, d.expected_at,
           d.arrived_at, d.state = 'expected' and d.expected_at < ${clock.now().toString()}::timestamptz as is_late,
           d.expected_g::float8 as expected_kg, ${net} as net_kg,
           (select string_agg(distinct a.name, ', ') from atelier.delivery_line x join platform.article a on a.id = x.article_id
             where x.delivery_id = d.id) as goods,
           (select count(*)::int from atelier.delivery_line x where x.delivery_id = d.id) as lines
      from atelier.delivery d join atelier.workshop s on s.id = d.workshop_id
     where d.id in ${eachOf(ids)}`.execute(db)
  return rows.map(row => ({ ...row, isLate: row.isLate === true }))
}

type Facts = Pick<
  Delivery,
  'workshop' | 'growerId' | 'grower' | 'note' | 'closedAt' | 'closedBy' | 'refusedReason' | 'version'
> & { workshopId: string; code: string; name: string; companyId: string; isClosedToday: boolean | null }

/** All that is told of a delivery. @throws Refusal 404 of one outside the workshops of the caller */
export async function deliveryById(given: Asking, id: string): Promise<Delivery> {
  const { db, clock } = given
  const { rows } = await sql<Facts>`
    select d.workshop_id, s.code, s.name, s.company_id, d.grower_id, c.name as grower, d.note, d.closed_at,
           u.firstname || ' ' || u.name as closed_by, d.refused_reason, d.version,
           (d.closed_at at time zone 'Europe/Paris')::date = ${clock.today().toString()}::date as is_closed_today
      from atelier.delivery d
      join atelier.workshop s on s.id = d.workshop_id
      left join platform.partner r on r.id = d.grower_id
      left join platform.contact c on c.id = r.contact_id
      left join platform.user u on u.id = d.closed_by
     where d.id = ${id}`.execute(db)
  const [facts] = rows
  const [row] = await rowsOfDeliveries(given, [id])
  if (!facts || !row) throw notFound()
  const { companyId, workshopId, code, name, isClosedToday, ...told } = facts
  const level = (await scopeOfDeliveries(given)).level(companyId)
  if (level < 1) throw notFound()
  const [weighing, grading] = await Promise.all([
    companyScopeOf(given, weighingElement, deliveriesElement),
    companyScopeOf(given, gradingRight),
  ])
  const { lines: _lines, workshop: _workshop, ...head } = row
  const isOpenNow = isOpen(head.state)
  return {
    ...head,
    ...told,
    workshop: { id: workshopId, code, name },
    lines: await linesOf(db, id),
    can: {
      write: isOpenNow && level >= 2,
      weigh: isOpenNow && weighing.level(companyId) >= 2,
      grade: isOpenNow && grading.level(companyId) >= 2,
      close: (head.state === 'in_progress' || head.state === 'graded') && level >= 2,
      refuse: isOpenNow && level >= 3,
      reopen: isClosedToday === true && level >= 3,
    },
  }
}

const most = 2_000

/** What may stand in a delivery of the workshops of the caller, each by name. */
export async function deliveryChoices(given: Asking): Promise<DeliveryChoices> {
  const { db } = given
  const { companyIds } = await scopeOfDeliveries(given)
  const workshops = await workshopsOf(db, companyIds)
  const { rows: growers } = await sql<DeliveryChoices['growers'][number]>`
    select r.id, c.name from platform.partner r join platform.contact c on c.id = r.contact_id
     where r.archived_at is null and r.roles && array['grower', 'supplier'] order by c.search_text, r.id limit ${most}`.execute(
    db,
  )
  const { rows: articles } = await sql<DeliveryChoices['articles'][number]>`
    select id, code, name, family_id from platform.article
     where archived_at is null and kind = 'raw' order by name_key, id limit ${most}`.execute(db)
  const { rows: cropCodes } = await sql<DeliveryChoices['cropCodes'][number]>`
    select k.id, k.code, k.name, k.family_id, g.id is not null as needs_grading
      from platform.crop_code k left join atelier.graded_crop g on g.crop_code_id = k.id
     where k.archived_at is null order by k.name, k.id limit ${most}`.execute(db)
  const { rows: places } = await sql<DeliveryChoices['places'][number]>`
    with recursive tree as (
      select id, '' as path, name, kind from platform.place
       where parent_id is null and archived_at is null
      union all
      select p.id, case tree.kind when 'site' then '' else tree.path || tree.name || ', ' end, p.name, p.kind
        from platform.place p join tree on p.parent_id = tree.id where p.archived_at is null)
    select id, path || name as name from tree where kind <> 'site' order by 2, id limit ${most}`.execute(db)
  const { rows: locations } = await sql<DeliveryChoices['locations'][number]>`
    select p.id, p.workshop_id, p.name from atelier.location p join atelier.workshop s on s.id = p.workshop_id
     where p.archived_at is null and p.is_stock and s.company_id in ${eachOf(companyIds)}
     order by case p.kind when 'cold_room' then 0 when 'dock' then 1 else 2 end, p.name, p.id limit ${most}`.execute(db)
  return { workshops, growers, articles, cropCodes, places, locations }
}
