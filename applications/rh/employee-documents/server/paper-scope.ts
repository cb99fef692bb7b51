import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { forbidden, notFound } from '#kernel/server/errors.ts'
import type { Perimeter } from '#kernel/server/gate.ts'
import { scopeOf } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { deadlines } from '#rh/deadlines-place.model.ts'
import type { PaperRights } from './papers.queries.ts'

type Asking = { rights: Rights; clock: Clock }

/** Whose papers the caller reads, by the staff list or by the deadlines, and what he may do with them. */
async function paperScope(given: Asking) {
  const [staff, ofDeadlines] = await Promise.all([scopeOf(given), given.rights.perimeter(deadlines)])
  const rightsIn = (companyId: string | null): PaperRights => {
    const { edit, archive } = staff.can(companyId)
    const { seeSensitive, editSensitive } = staff.canWithFields(companyId)
    const mayRenew = levelIn(ofDeadlines, companyId) >= 2
    return { bring: edit, edit: edit || mayRenew, delete: archive, seeSensitive, editSensitive }
  }
  const isInside = (companyId: string | null) =>
    levelIn(ofDeadlines, companyId) >= 1 ||
    (companyId === null ? staff.includesUnplaced : staff.companyIds.includes(companyId))
  return { today: staff.today, rightsIn, isInside }
}

/**
 * The person whose papers are meant, held to the end of the transaction so that two who write come one after the other.
 * @throws Refusal 404 when absent, erased or outside, 403 where the caller only reads
 */
export async function holderOf(
  db: RhDb,
  given: Asking,
  employeeId: string,
  needs: 'read' | 'bring' | 'edit' | 'delete',
) {
  const scope = await paperScope(given)
  const holder = await db
    .selectFrom('rh.employee')
    .select(['id', 'clientId', 'companyId', 'photoFileId'])
    .where('id', '=', employeeId)
    .where('status', '!=', 'deleted')
    .$if(needs !== 'read', query => query.forUpdate())
    .executeTakeFirst()
  if (!holder || !scope.isInside(holder.companyId)) throw notFound()
  const rights = scope.rightsIn(holder.companyId)
  if (needs !== 'read' && !rights[needs]) throw forbidden()
  return { ...holder, rights, today: scope.today }
}

const levelIn = ({ everywhere, byCompany }: Perimeter, companyId: string | null) =>
  companyId === null ? everywhere : (byCompany.get(companyId) ?? 0)
