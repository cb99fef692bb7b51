import { questionedSubject } from '#platform/configuration/questioned-subject.slot.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { scopeOf, within } from './scope.ts'

/** Employees are asked: their integration, their training, their leaving. */
export const questionedEmployee = questionedSubject<RhTables>({
  kind: 'employee',
  element: 'rh/gestion_du_recrutement/formulaire',
  may: async ({ db, ...given }, id) => {
    const scope = await scopeOf(given)
    const employee = await db
      .selectFrom('rh.employee as e')
      .select('e.companyId')
      .where('e.id', '=', id)
      .where(within(scope.inside))
      .executeTakeFirst()
    return { read: employee !== undefined, answer: employee !== undefined && scope.can(employee.companyId).edit }
  },
})
