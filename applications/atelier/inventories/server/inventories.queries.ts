import { sql } from 'kysely'
import type { Given, Rights } from '#kernel/server/answers.ts'
import { companyScopeOf, type CompanyScope } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { workshopsOf } from '#atelier/require-workshop.ts'
import { inventoriesElement } from '../inventories-place.model.ts'
import { inventoriesCalls } from '../inventories.calls.ts'
import {
  type Inventory,
  type InventoryChoices,
  type InventoryRow,
  isOpen,
  type LotToCount,
  openStates,
} from '../inventory.model.ts'
import { linesOf } from './inventory-lines.queries.ts'

type Asking = { db: AtelierDb; rights: Rights; caller: { userId: string | null } }

export const scopeOfInventories = (given: { rights: Rights }) => companyScopeOf(given, inventoriesElement)

const within = ({ companyIds }: CompanyScope) =>
  sql<boolean>`v.workshop_id in (select id from atelier.workshop where company_id in ${eachOf(companyIds)})`

const statesOf = { open: openStates, validated: ['validated'], cancelled: ['cancelled'] } as const

/** A page of the counts of the workshops of the caller. */
export async function pageOfInventories(
  given: Asking,
  asked: InputOf<typeof inventoriesCalls.getInventories>,
): Promise<PageOf<InventoryRow>> {
  return pageOfList(given.db, inventoriesCalls.getInventories.list, asked, {
    from: sql`atelier.inventory v`,
    id: sql`v.id`,
    within: within(await scopeOfInventories(given)),
    orders: {
      at: [sql`v.opened_at`],
      number: [sql`v.number`],
      workshop: [sql`(select name from atelier.workshop where id = v.workshop_id)`, sql`v.number`],
    },
    filters: {
      state: state => sql`v.state = any(${[...statesOf[state]]}::text[])`,
      workshopId: workshopId => sql`v.workshop_id = ${workshopId}`,
    },
    rows: ids => rowsOfInventories(given.db, ids),
  })
}

async function rowsOfInventories(db: AtelierDb, ids: readonly string[]) {
  const { rows } = await sql<InventoryRow>`
    select v.id, v.number, v.state, s.name as workshop, v.opened_at, v.ended_at,
           u.firstname || ' ' || u.name as opened_by,
           (select string_agg(p.name, ', ' order by p.name) from atelier.inventory_location x
              join atelier.location p on p.id = x.location_id where x.inventory_id = v.id) as places,
           c.lines, c.counted, c.posted_kg
      from atelier.inventory v
      join atelier.workshop s on s.id = v.workshop_id
      left join platform.user u on u.id = v.opened_by
      cross join lateral (
        select count(*)::int as lines, count(counted_g)::int as counted, sum(posted_g)::float8 as posted_kg
          from atelier.inventory_line where inventory_id = v.id) c
     where v.id in ${eachOf(ids)}`.execute(db)
  return rows
}

type Facts = Pick<Inventory, 'note' | 'isBlind' | 'endedBy' | 'version'> & {
  workshopId: string
  code: string
  name: string
  companyId: string
}

/**
 * All that is told of a count. Who counts blindly is told neither what was expected nor how far he is from it, until the end.
 * @throws Refusal 404 of one outside the workshops of the caller
 */
export async function inventoryById(given: Asking, id: string): Promise<Inventory> {
  const { db, caller } = given
  const { rows } = await sql<Facts>`
    select v.workshop_id, s.code, s.name, s.company_id, v.note, v.is_blind, v.version,
           u.firstname || ' ' || u.name as ended_by
      from atelier.inventory v
      join atelier.workshop s on s.id = v.workshop_id
      left join platform.user u on u.id = v.ended_by
     where v.id = ${id}`.execute(db)
  const [facts] = rows
  const [row] = await rowsOfInventories(db, [id])
  if (!facts || !row) throw notFound()
  const { workshopId, code, name, companyId, ...told } = facts
  const level = (await scopeOfInventories(given)).level(companyId)
  if (level < 1) throw notFound()
  const { lines: _lines, places: _places, workshop: _workshop, ...head } = row
  const isOpenNow = isOpen(head.state)
  const isTold = level >= 3 || !told.isBlind || !isOpenNow
  const lines = await linesOf(db, id)
  return {
    ...head,
    ...told,
    workshop: { id: workshopId, code, name },
    locations: await locationsOf(db, id),
    lines: lines.map(({ expectedG, countedG, counterId, gapG, presentG: _, hasMoved, ...line }) => ({
      ...line,
      expectedKg: isTold ? expectedG : null,
      countedKg: countedG,
      gapKg: isTold ? gapG : null,
      hasMoved: hasMoved === true,
      isOwnCount: counterId !== null && counterId === caller.userId,
    })),
    can: { count: isOpenNow && level >= 2, manage: isOpenNow && level >= 3 },
  }
}

async function locationsOf(db: AtelierDb, inventoryId: string) {
  const { rows } = await sql<Inventory['locations'][number]>`
    select p.id, p.name from atelier.inventory_location x join atelier.location p on p.id = x.location_id
     where x.inventory_id = ${inventoryId} order by p.name, p.id`.execute(db)
  return rows
}

const most = 2_000

/** What may be counted in the workshops of the caller; of a place how many lots stand in it. */
export async function inventoryChoices(given: Asking): Promise<InventoryChoices> {
  const { db } = given
  const { companyIds } = await scopeOfInventories(given)
  const workshops = await workshopsOf(db, companyIds)
  const { rows: locations } = await sql<InventoryChoices['locations'][number]>`
    select p.id, p.workshop_id, p.name,
           (select count(*)::int from atelier.lot_balance b join atelier.lot l on l.id = b.lot_id
             where b.location_id = p.id and b.g <> 0 and l.kind <> 'finished') as lots
      from atelier.location p join atelier.workshop s on s.id = p.workshop_id
     where p.archived_at is null and p.is_stock and s.company_id in ${eachOf(companyIds)}
     order by p.name, p.id limit ${most}`.execute(db)
  const { rows: families } = await sql<InventoryChoices['families'][number]>`
    select f.id, f.name from platform.article_family f
     where exists (select from atelier.lot l where l.family_id = f.id and l.kind <> 'finished')
     order by f.name, f.id limit ${most}`.execute(db)
  return { workshops, locations, families }
}

type Find = typeof inventoriesCalls.findLotToCount

/** @throws Refusal 404 of a count, or of a lot, that is not of the workshop or is a finished product */
export async function findLotToCount(
  given: Given<Find, AtelierTables>,
  { id, number }: InputOf<Find>,
): Promise<LotToCount> {
  const { workshop } = await inventoryById(given, id)
  const { rows } = await sql<LotToCount>`
    select l.id, l.number, a.name as article from atelier.lot l join platform.article a on a.id = l.article_id
     where l.number = ${number} and l.workshop_id = ${workshop.id} and l.kind <> 'finished'`.execute(given.db)
  const [lot] = rows
  if (!lot) throw notFound()
  return lot
}
