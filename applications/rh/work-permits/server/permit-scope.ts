import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { forbidden, notFound } from '#kernel/server/errors.ts'
import { scopeOf } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'

const deadlines = 'rh/gestion_du_personnel/echeances'

type Asking = { db: RhDb; rights: Rights; clock: Clock }

/**
 * The person whose permit is meant, and what the caller may do with its checks: it takes the right to deadlines and
 * that to sensitive data, both in the person's company.
 * @throws Refusal 404 when absent, erased or out of reach, 403 where the caller only reads and wants to write
 */
export async function holderOfPermit({ db, rights, clock }: Asking, employeeId: string, needs: 'read' | 'edit') {
  const [scope, ofDeadlines] = await Promise.all([scopeOf({ rights, clock }), rights.perimeter(deadlines)])
  const holder = await db
    .selectFrom('rh.employee')
    .select(['id', 'companyId', 'citizenshipCog'])
    .where('id', '=', employeeId)
    .where('status', '!=', 'deleted')
    .$if(needs === 'edit', query => query.forUpdate())
    .executeTakeFirst()
  if (!holder) throw notFound()
  const companyId = holder.companyId
  const level = companyId === null ? ofDeadlines.everywhere : (ofDeadlines.byCompany.get(companyId) ?? 0)
  const { seeSensitive, editSensitive } = scope.canWithFields(companyId)
  if (level < 1 || !seeSensitive) throw notFound()
  const can = { edit: level >= 2 && editSensitive }
  if (needs === 'edit' && !can.edit) throw forbidden()
  return { id: holder.id, companyId, citizenship: holder.citizenshipCog, can, today: scope.today }
}
