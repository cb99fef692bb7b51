import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type CompanyScope } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Offered } from '#kernel/shared/offer.ts'
import { equipmentTicketsOffer } from '#platform/equipment-ticket.slot.ts'
import { isToMend } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import type { ResourceOfWorkshop } from '../resource.model.ts'

type Looking = { db: AtelierDb; offered: Offered }

/** Machines in use, by line and code, with the stop that lasts. */
export async function resourcesWhere(
  { db, offered }: Looking,
  { companyIds }: CompanyScope,
  condition: RawBuilder<SqlBool>,
): Promise<ResourceOfWorkshop[]> {
  const { rows } = await sql<Omit<ResourceOfWorkshop, 'isReportable'>>`
    select r.id, r.workshop_id as atelier_id, r.ligne_id as ligne_atelier_id, l.label as line, r.code, r.label, r.kind,
           r.blocking, r.meter_code, r.equipment_code, r.state, r.version,
           (select jsonb_build_object('startedAt', s.started_at, 'reasonCode', s.reason_code, 'comment', s.comment,
                                      'ticketNumber', s.ticket_number)
              from atelier.resource_stop s where s.resource_id = r.id and s.ended_at is null) as stop
      from atelier.resource r
      join atelier.workshop w on w.id = r.workshop_id
      left join atelier.ligne_atelier l on l.id = r.ligne_id
     where ${condition} and w.company_id in ${eachOf(companyIds)} and r.state <> 'archived'
     order by l.position nulls last, l.code, r.code, r.id`.execute(db)
  const isMended = offered(equipmentTicketsOffer).length > 0
  return rows.map(row => {
    const { stop } = row
    return {
      ...row,
      isReportable: isMended && stop !== null && stop.ticketNumber === null && isToMend(stop.reasonCode),
    }
  })
}

/** @throws Refusal 404 */
export async function resourceById(looking: Looking, scope: CompanyScope, id: string) {
  const [found] = await resourcesWhere(looking, scope, sql`r.id = ${id}`)
  if (!found) throw notFound()
  return found
}
