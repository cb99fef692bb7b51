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
import { isOpen, openStates, type Shipment, type ShipmentChoices, type ShipmentRow } from '../shipment.model.ts'
import { shippingElement, shipRight, unshipRight } from '../shipments-place.model.ts'
import { shipmentsCalls } from '../shipments.calls.ts'
import { linesOf, palletsOf } from './shipment-lines.queries.ts'

type Asking = { db: AtelierDb; rights: Rights; clock: Clock }

export const scopeOfShipments = (given: { rights: Rights }) => companyScopeOf(given, shippingElement)

const within = ({ companyIds }: CompanyScope) =>
  sql<boolean>`s.workshop_id in (select id from atelier.workshop where company_id in ${eachOf(companyIds)})`

const customer = sql<string>`(select c.name from platform.partner r join platform.contact c on c.id = r.contact_id
  where r.id = s.partner_id)`

const statesOf = { open: openStates, shipped: ['shipped', 'delivered'], cancelled: ['cancelled'] } as const

/** A page of what leaves the workshops of the caller, the next truck first. */
export async function pageOfShipments(
  given: Asking,
  asked: InputOf<typeof shipmentsCalls.getShipments>,
): Promise<PageOf<ShipmentRow>> {
  return pageOfList(given.db, shipmentsCalls.getShipments.list, asked, {
    from: sql`atelier.shipment s`,
    id: sql`s.id`,
    within: within(await scopeOfShipments(given)),
    orders: {
      at: [sql`s.planned_at`],
      number: [sql`coalesce(s.number, '')`],
      customer: [customer, sql`s.planned_at`],
      carrier: [sql`coalesce(s.carrier, '')`, sql`s.planned_at`],
    },
    filters: {
      state: state => sql`s.state = any(${[...statesOf[state]]}::text[])`,
      workshopId: workshopId => sql`s.workshop_id = ${workshopId}`,
      partnerId: partnerId => sql`s.partner_id = ${partnerId}`,
    },
    matching: words => matches('atelier.shipment', 's', words),
    rows: ids => rowsOfShipments(given, ids),
  })
}

export async function rowsOfShipments({ db, clock }: Pick<Asking, 'db' | 'clock'>, ids: readonly string[]) {
  const { rows } = await sql<ShipmentRow>`
    select s.id, s.workshop_id as depot_id, s.number, s.state, w.name as workshop, ${customer} as customer,
           s.customer_reference, s.carrier, s.plate, s.dock, s.planned_at, s.cut_off_at, s.shipped_at,
           s.state = any(${[...openStates]}::text[]) and s.planned_at < ${clock.now().toString()}::timestamptz as is_late,
           (select coalesce(sum(cases), 0)::int from atelier.shipment_line where shipment_id = s.id) as cases,
           coalesce(x.cases, 0)::int as picked_cases, coalesce(x.g, 0)::float8 as kg, p.pallets, p.loaded_pallets
      from atelier.shipment s
      join atelier.workshop w on w.id = s.workshop_id
      left join lateral (
        select sum(l.cases) as cases, sum(l.g) as g from atelier.pallet_line l join atelier.pallet p on p.id = l.pallet_id
         where p.shipment_id = s.id) x on true
      cross join lateral (
        select count(*)::int as pallets, count(*) filter (where state in ('loaded', 'shipped'))::int as loaded_pallets
          from atelier.pallet where shipment_id = s.id and state <> 'broken_up') p
     where s.id in ${eachOf(ids)}`.execute(db)
  return rows
}

type Facts = Omit<Shipment, keyof ShipmentRow | 'workshop' | 'lines' | 'pallets' | 'can'> & {
  workshopId: string
  code: string
  name: string
  companyId: string
  isShippedToday: boolean | null
}

/** All that is told of a shipment. @throws Refusal 404 of one outside the workshops of the caller */
export async function shipmentById(given: Asking, id: string): Promise<Shipment> {
  const scope = await scopeOfShipments(given)
  const told = await toldShipment(given, id)
  const level = scope.level(told.companyId)
  if (level < 1) throw notFound()
  const [shipping, unshipping] = await Promise.all([
    companyScopeOf(given, shipRight),
    companyScopeOf(given, unshipRight),
  ])
  const { companyId, isShippedToday, ...shipment } = told
  const { state } = shipment
  return {
    ...shipment,
    can: {
      edit: isOpen(state) && state !== 'loaded' && level >= 2,
      prepare: state === 'draft' && level >= 2,
      load: (state === 'ready' || state === 'loaded') && level >= 2,
      ship: state === 'loaded' && level >= 2 && shipping.level(companyId) >= 2,
      unship: state === 'shipped' && isShippedToday === true && level >= 2 && unshipping.level(companyId) >= 2,
      deliver: state === 'shipped' && level >= 2,
      cancel: isOpen(state) && level >= 3,
    },
  }
}

/** A shipment without what one may do with it. @throws Refusal 404 */
async function toldShipment({ db, clock }: Pick<Asking, 'db' | 'clock'>, id: string) {
  const { rows } = await sql<Facts>`
    select s.workshop_id, w.code, w.name, w.company_id, s.partner_id, s.driver, s.seal, s.note, s.preparer_id,
           u.firstname || ' ' || u.name as preparer, s.set_temperature_c::float8 as set_temperature_c,
           s.loading_temperature_c::float8 as loading_temperature_c, s.temperature_reason, s.undone_reason, s.version,
           b.firstname || ' ' || b.name as shipped_by,
           (s.shipped_at at time zone 'Europe/Paris')::date = ${clock.today().toString()}::date as is_shipped_today
      from atelier.shipment s
      join atelier.workshop w on w.id = s.workshop_id
      left join platform.user u on u.id = s.preparer_id
      left join platform.user b on b.id = s.shipped_by
     where s.id = ${id}`.execute(db)
  const [facts] = rows
  const [row] = await rowsOfShipments({ db, clock }, [id])
  if (!facts || !row) throw notFound()
  const { workshopId, code, name, ...told } = facts
  const { workshop: _workshop, pallets: _pallets, ...head } = row
  return {
    ...head,
    ...told,
    workshop: { id: workshopId, code, name },
    lines: await linesOf(db, id),
    pallets: await palletsOf(db, id),
  }
}

const most = 2_000

/** What may leave the workshops of the caller; of an article how many cases stand there. */
export async function shipmentChoices(given: Asking): Promise<ShipmentChoices> {
  const { db } = given
  const scope = await scopeOfShipments(given)
  const { rows: workshops } = await sql<Omit<ShipmentChoices['workshops'][number], 'canSet'>>`
    select w.id, w.code, w.name, w.company_id, g.prefix as gs1_prefix
      from atelier.workshop w left join atelier.gs1_prefix g on g.company_id = w.company_id
     where w.archived_at is null and w.company_id in ${eachOf(scope.companyIds)} order by w.code`.execute(db)
  const { rows: customers } = await sql<ShipmentChoices['customers'][number]>`
    select r.id, c.name from platform.partner r join platform.contact c on c.id = r.contact_id
     where r.archived_at is null and 'customer' = any(r.roles) order by c.search_text, r.id limit ${most}`.execute(db)
  const { rows: articles } = await sql<ShipmentChoices['articles'][number]>`
    select a.id, a.code, a.name, coalesce(b.cases, 0)::int as cases
      from platform.article a
      left join lateral (
        select sum(x.cases) as cases from atelier.lot_balance x join atelier.lot l on l.id = x.lot_id
          join atelier.workshop w on w.id = l.workshop_id
         where x.article_id = a.id and x.g <> 0 and l.quality_status = 'free' and w.company_id in ${eachOf(scope.companyIds)}) b
        on true
     where a.archived_at is null and a.kind = 'packed' order by a.name_key, a.id limit ${most}`.execute(db)
  return {
    workshops: workshops.map(workshop => ({ ...workshop, canSet: scope.level(workshop.companyId) >= 3 })),
    customers,
    articles,
  }
}
