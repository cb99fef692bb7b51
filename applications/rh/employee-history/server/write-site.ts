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
  if (!scope.can(standing.companyId).edit) throw forbidden()
  const companyId = await companyOfPlace(db, fields)
  if (!scope.can(companyId).edit) throw wrongField('site', 'unknown', 'rh.history.place-unknown')

  const former = await db
    .updateTable('rh.site_assignment')
    .set({ supersededAt: clock.now().toString() })
    .where('employeeId', '=', employeeId)
    .where('activationDate', '=', fields.activationDate)
    .where('supersededAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  const { id } = await db
    .insertInto('rh.site_assignment')
    .values({
      employeeId,
      activationDate: fields.activationDate,
      siteId: fields.site,
      unitId: fields.unit,
      subunitId: fields.subunit,
      origin: former ? 'correction' : 'manual',
      reason: fields.reason,
      supersedesId: former?.id ?? null,
      createdBy: caller.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(error => {
      throw isUniqueViolation(error) ? wrongField('activationDate', 'taken', 'rh.history.date-taken') : error
    })
  if (!standing.companyId) await db.updateTable('rh.employee').set({ companyId }).where('id', '=', employeeId).execute()
  await keepStanding(db, [employeeId], scope.today)
  const saved = (await siteHistory(db, employeeId, scope.today)).find(row => row.id === id)
  if (!saved) throw notFound()
  return saved
}
