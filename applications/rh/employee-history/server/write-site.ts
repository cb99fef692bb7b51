import type { Given } from '#kernel/server/answers.ts'
import { forbidden, notFound, wrongField } from '#kernel/server/errors.ts'
import { isUniqueViolation } from '#kernel/server/unique-violation.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { keepStanding, scopeOf, standingEmployee } from '#rh/employees/employees.server.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { holdPlaces } from '#rh/workplaces/workplaces.server.ts'
import type { employeeHistoryCalls } from '../employee-history.calls.ts'
import type { SiteAssignment } from '../site-assignment.model.ts'
import { companyOfPlace } from './company-of-place.queries.ts'
import { siteHistory } from './site-history.queries.ts'

type Save = typeof employeeHistoryCalls.saveSiteElements

/**
 * Where somebody works from a day on. A row of the same day is corrected: it stays in the history, and the new one holds.
 * @throws Refusal 400 on a place that is not there, not of the caller's companies or not inside the one above; 404; 403
 */
export async function saveSite(
  given: Given<Save, RhTables>,
  { employeeId, ...fields }: InputOf<Save>,
): Promise<SiteAssignment> {
  const { db, caller, clock } = given
  const scope = await scopeOf(given)
  await holdPlaces(db)
  const standing = await standingEmployee(db, scope, employeeId)
  if (!scope.can(standing.company_id).edit) throw forbidden()
  const companyId = await companyOfPlace(db, fields)
  if (!scope.can(companyId).edit) throw wrongField('site', 'unknown', 'rh.history.place-unknown')

  const former = await db
    .updateTable('rh.site_assignment')
    .set({ superseded_at: clock.now().toString() })
    .where('employee_id', '=', employeeId)
    .where('activation_date', '=', fields.activationDate)
    .where('superseded_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  const { id } = await db
    .insertInto('rh.site_assignment')
    .values({
      employee_id: employeeId,
      activation_date: fields.activationDate,
      site_id: fields.site,
      unit_id: fields.unit,
      subunit_id: fields.subunit,
      origin: former ? 'correction' : 'manual',
      reason: fields.reason,
      supersedes_id: former?.id ?? null,
      created_by: caller.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(error => {
      throw isUniqueViolation(error) ? wrongField('activationDate', 'taken', 'rh.history.date-taken') : error
    })
  if (!standing.company_id)
    await db.updateTable('rh.employee').set({ company_id: companyId }).where('id', '=', employeeId).execute()
  await keepStanding(db, [employeeId], scope.today)
  const saved = (await siteHistory(db, employeeId, scope.today)).find(row => row.id === id)
  if (!saved) throw notFound()
  return saved
}
