import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { membersWithLevel } from '#platform/rights/rights.server.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { type FabricationOrder, ordersElement } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import { lotsToPour, orderById } from '#atelier/fabrication-orders/fabrication-orders.server.ts'
import { releaseRight } from '#atelier/lots/lots-place.model.ts'
import { standingHolds } from '#atelier/lots/lots.server.ts'
import { requireWorkshop } from '#atelier/require-workshop.ts'
import type { lineWorkCalls } from '../line-work.calls.ts'
import type { RefusedLot } from '../line-work.model.ts'

type Refused = typeof lineWorkCalls.getRefusedLot
type Asking = Given<Refused, AtelierTables>

/** As many as a screen shows. */
const mostReleasers = 4

/** @throws Refusal 404 of an order that the caller does not read, of a lot of another workshop */
export async function refusedLot(given: Asking, { id, lotId }: InputOf<Refused>): Promise<RefusedLot> {
  const { db } = given
  const scope = await companyScopeOf(given, ordersElement)
  const order = await orderById(given, scope, id)
  const { companyId } = await requireWorkshop(db, scope, order.atelierId)
  const [lot, holds, instead] = await Promise.all([
    factsOf(db, order, lotId),
    standingHolds(db, lotId),
    lotInstead(given, order, lotId),
  ])
  const [hold] = holds
  const setters = holds.flatMap(({ holderId }) => holderId ?? [])
  const releasers = holds.some(({ source }) => source === 'person')
    ? await releasersIn(given, { companyId, except: setters })
    : []
  return { ...lot, hold: hold ?? null, releasers, instead }
}

type Facts = Pick<RefusedLot, 'numLot' | 'article' | 'origin' | 'leftKg' | 'quarantine'>

async function factsOf(db: AtelierDb, { atelierId }: FabricationOrder, lotId: string): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select l.number as num_lot, a.name as article, coalesce(s.name, k.name) as origin,
           coalesce((select sum(b.g) from atelier.lot_balance b where b.lot_id = l.id), 0)::bigint as left_kg,
           (select q.name from atelier.location q
             where q.workshop_id = l.workshop_id and q.kind = 'quarantine' and q.archived_at is null
             order by q.code limit 1) as quarantine
      from atelier.lot l
      join platform.article a on a.id = l.article_id
      left join platform.place s on s.id = l.place_id
      left join platform.partner p on p.id = l.grower_id
      left join platform.contact k on k.id = p.contact_id
     where l.id = ${lotId} and l.workshop_id = ${atelierId}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** What the order has already comes first, then the oldest harvest that no other order has reserved. */
async function lotInstead(given: Asking, order: FabricationOrder, lotId: string): Promise<RefusedLot['instead']> {
  const { id: orderId, atelierId: workshopId, articleId, plannedOn: day } = order
  const { available, ofOrder } = await lotsToPour(given, { orderId, workshopId, articleId, day })
  const others = available.filter(({ id }) => id !== lotId)
  const lot =
    others.find(({ id }) => ofOrder.includes(id)) ?? others.find(({ poids, reservedKg }) => poids > reservedKg)
  return lot ? { numLot: lot.numLot, place: lot.place ?? '', leftKg: lot.poids } : null
}

type Wanted = { companyId: string; except: readonly string[] }

async function releasersIn({ db, clock }: Asking, { companyId, except }: Wanted): Promise<RefusedLot['releasers']> {
  const reaches = await membersWithLevel({ db: db as never, clock }, { path: releaseRight, level: 2 })
  const ids = reaches
    .filter(({ userId, companyIds }) => companyIds.has(companyId) && !except.includes(userId))
    .map(({ userId }) => userId)
  const { rows } = await sql<RefusedLot['releasers'][number]>`
    select u.id, u.firstname || ' ' || u.name as name,
           (select string_agg(distinct s.name, ', ' order by s.name) from platform.service_user m
              join platform.service s on s.id = m.service_id and s.archived_at is null
             where m.user_id = u.id and s.company_id = ${companyId}) as services
      from platform.user u where u.id in ${eachOf(ids)}
     order by u.name, u.firstname, u.id limit ${mostReleasers}`.execute(db)
  return rows
}
