import type { Given } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Call } from '#kernel/shared/call.ts'
import { requireComponent } from '#platform/configuration/components.server.ts'
import type { Knowledge } from '#platform/delegation/delegation.server.ts'
import { type AtelierTables, atelierAnswers } from '#atelier/atelier-db.ts'
import { defectKindsCalls } from './defect-kinds.calls.ts'
import { addDefectKind, defectKindsOf, endDefectKind } from './server/defect-kinds-of-company.ts'

export { defectKindsInForce } from './server/defect-kinds-of-company.ts'

export function defectKindsServer(knowledge: Knowledge) {
  /** @throws Refusal 404 of a company that the caller does not set up in this */
  const requireCompany = (given: Given<Call, AtelierTables>, companyId: string) =>
    requireComponent({ ...given, db: given.db as never }, knowledge, { kind: 'workshopQuality', companyId })
  return atelierAnswers(defectKindsCalls, {
    getDefectKinds: async (given, { companyId }) => {
      await requireCompany(given, companyId)
      return defectKindsOf(given.db, companyId)
    },
    addDefectKind: async (given, fields) => {
      await requireCompany(given, fields.companyId)
      return addDefectKind(given.db, fields)
    },
    endDefectKind: async (given, { id, ...end }) => {
      const kind = given.db.selectFrom('atelier.defect_kind').select('companyId').where('id', '=', id)
      const standing = await kind.executeTakeFirst()
      if (!standing) throw notFound()
      await requireCompany(given, standing.companyId)
      return endDefectKind(given.db, id, end)
    },
  })
}
