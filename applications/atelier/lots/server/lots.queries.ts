import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type CompanyScope } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import type { LotRow } from '../lot.model.ts'
import { lotsCalls } from '../lots.calls.ts'

type Asked = InputOf<typeof lotsCalls.getLots>

/** Days from which a lot is old. */
const oldDays = 2

export const ofStock = (stock: 'raw' | 'finished'): RawBuilder<SqlBool> =>
  stock === 'finished' ? sql`l.kind = 'finished'` : sql`l.kind <> 'finished'`

export const withinCompanies = ({ companyIds }: Pick<CompanyScope, 'companyIds'>): RawBuilder<SqlBool> =>
  sql`l.workshop_id in (select id from atelier.workshop where company_id in ${eachOf(companyIds)})`

/** The companies in which somebody reads each stock. */
export type StockScope = { raw: CompanyScope; finished: CompanyScope }

export const withinStocks = ({ raw, finished }: StockScope): RawBuilder<SqlBool> =>
  sql`((${ofStock('raw')} and ${withinCompanies(raw)}) or (${ofStock('finished')} and ${withinCompanies(finished)}))`

/** The day from which a lot is old, in France where it is that on which it was made. */
const bornOn = sql`coalesce(l.harvested_on, l.packed_on, (l.made_at at time zone 'Europe/Paris')::date)`

/** A page of the lots of the workshops that the caller reads. */
export const pageOfLots = (db: AtelierDb, scope: StockScope, today: string, asked: Asked): Promise<PageOf<LotRow>> =>
  pageOfList(db, lotsCalls.getLots.list, asked, {
    from: sql`atelier.lot l join platform.article a on a.id = l.article_id
      left join lateral (select sum(g) as g from atelier.lot_balance where lot_id = l.id) b on true`,
    id: sql`l.id`,
    within: withinStocks(scope),
    orders: {
      made: [sql`l.made_at`],
      article: [sql`a.name_key`, sql`l.number`],
      number: [sql`l.number`],
      age: [bornOn],
      physical: [sql`coalesce(b.g, 0)`],
    },
    filters: {
      stock: ofStock,
      presence: presence => ofPresence(presence, today),
      kind: kind => sql`l.kind = ${kind}`,
      state: state => sql`l.state = ${state}`,
      status: status => sql`l.quality_status = ${status}`,
      familyId: familyId => sql`l.family_id = ${familyId}`,
      articleId: articleId => sql`l.article_id = ${articleId}`,
      locationId: locationId =>
        sql`exists (select from atelier.lot_balance x where x.lot_id = l.id and x.location_id = ${locationId} and x.g <> 0)`,
    },
    matching: words => matches('atelier.lot', 'l', words),
    rows: ids => rowsOfLots(db, ids, today),
  })

function ofPresence(presence: NonNullable<Asked['presence']>, today: string): RawBuilder<SqlBool> {
  if (presence === 'exhausted') return sql`l.state in ('exhausted', 'cancelled')`
  const isThere = sql<SqlBool>`l.state in ('available', 'building')`
  if (presence === 'blocked') return sql`${isThere} and l.quality_status <> 'free'`
  if (presence === 'free') return sql`${isThere} and l.quality_status = 'free' and coalesce(b.g, 0) > ${reservedOf}`
  if (presence === 'old') return sql`${isThere} and ${bornOn} <= ${today}::date - ${oldDays}::int`
  return isThere
}

/** What orders that are not finished still mean to pour of the lot, and what of it stands on pallets that have not left. */
const reservedOf = sql<number>`((select coalesce(sum(greatest(d.planned_g - d.poured_g, 0)), 0)
  from atelier.fabrication_order_detail d join atelier.fabrication_order o on o.id = d.order_id
 where d.lot_id = l.id and d.status in ('planned', 'pouring') and o.state in ('created', 'running', 'suspended'))
 + (select coalesce(sum(i.g), 0) from atelier.pallet_line i join atelier.pallet p on p.id = i.pallet_id
     where i.lot_id = l.id and p.state in ('building', 'complete', 'loaded')))`

/**
 * What is said of each lot in lists. Blocked is all that stands of a lot that is not free; available what is left of a free
 * one once orders have what they mean to pour.
 */
export async function rowsOfLots(db: AtelierDb, ids: readonly string[], today: string): Promise<LotRow[]> {
  const { rows } = await sql<Omit<LotRow, 'blockedKg' | 'availableKg'>>`
    select l.id, l.number, l.kind, l.workshop_id, w.code as code_atelier, l.article_id, a.name as article, l.family_id,
           f.name as family, l.harvested_on, l.packed_on, l.best_before, l.category, l.size_code, l.state, l.quality_status,
           o.origin, b.places, coalesce(b.g, 0)::float8 as physical_kg, coalesce(b.cases, 0)::int as cases,
           ${today}::date - ${bornOn} as age_days,
           least(greatest(coalesce(b.g, 0), 0), ${reservedOf})::float8 as reserved_kg
      from atelier.lot l
      join atelier.workshop w on w.id = l.workshop_id
      join platform.article a on a.id = l.article_id
      join platform.article_family f on f.id = l.family_id
      left join lateral (
        select sum(x.g) as g, sum(x.cases) as cases, string_agg(p.name, ', ' order by x.g desc, p.name) as places
          from atelier.lot_balance x join atelier.location p on p.id = x.location_id
         where x.lot_id = l.id and x.g <> 0) b on true
      left join lateral (
        select string_agg(distinct coalesce(p.name, c.name), ', ') as origin
          from atelier.lot_origin x
          left join platform.place p on p.id = x.place_id
          left join platform.partner r on r.id = x.grower_id
          left join platform.contact c on c.id = r.contact_id
         where x.lot_id = l.id) o on true
     where l.id in ${eachOf(ids)}`.execute(db)
  return rows.map(row => {
    const isFree = row.qualityStatus === 'free'
    return {
      ...row,
      blockedKg: isFree ? 0 : row.physicalKg,
      availableKg: isFree && row.state === 'available' ? Math.max(row.physicalKg - row.reservedKg, 0) : 0,
    }
  })
}

/** Lots that may be mixed or sorted, oldest first. */
export async function lotsToWork(db: AtelierDb, scope: CompanyScope, today: string): Promise<LotRow[]> {
  const { rows } = await sql<{ id: string }>`
    select l.id from atelier.lot l
     where ${withinCompanies(scope)} and l.state = 'available' and l.quality_status in ('free', 'pending')
     order by l.harvested_on nulls last, l.number limit 500`.execute(db)
  const told = await rowsOfLots(
    db,
    rows.map(({ id }) => id),
    today,
  )
  const byId = new Map(told.map(row => [row.id, row]))
  return rows.flatMap(({ id }) => byId.get(id) ?? [])
}
