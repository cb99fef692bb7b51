import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { forbidden, wrongField } from '#kernel/server/errors.ts'
import { requireValid } from '#kernel/server/read-input.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { type CustomValues, customValuesSchema } from '#platform/configuration/custom-field.model.ts'
import { fieldsOfEntity } from '#platform/configuration/custom-fields.server.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { EmployeeChange } from '../employee-form.model.ts'
import type { Employee } from '../employee.model.ts'
import { type EmployeeSection, fieldsIn } from '../employee-sections.model.ts'
import type { employeesCalls } from '../employees.calls.ts'
import { customizableEmployee } from './customizable-employee.ts'
import { employeeColumns } from './employee-columns.ts'
import { employeeFile } from './employee-file.queries.ts'
import { gainsByTransfer } from './gains-by-transfer.ts'
import { writeNumberOfFile } from './payroll-numbers.ts'
import { type Scope, scopeOf } from './scope.ts'
import { sealedColumns } from './sealed-columns.ts'
import { keepStanding } from './standing.ts'
import { standingEmployee } from './standing-employee.queries.ts'

type Edit = typeof employeesCalls.editEmployee

/**
 * Changes the fields that were sent.
 * @throws Refusal 400 on a field, 404, 403 on a company where the caller only reads, 409 when somebody saved in between
 */
export const editEmployee = (given: Given<Edit, RhTables>, { employee }: InputOf<Edit>): Promise<Employee> =>
  changeEmployee(given, employee)

/** Changes one part of the file; what was sent of other parts is left as it is. The same refusals. */
export const editEmployeeSection = (
  given: Given<Edit, RhTables>,
  { sectionToEdit, employee }: InputOf<typeof employeesCalls.editEmployeeSection>,
): Promise<Employee> => changeEmployee(given, onlyOf(sectionToEdit, employee))

function onlyOf(section: EmployeeSection, { id, version, ...sent }: EmployeeChange): EmployeeChange {
  const fields = Object.entries(sent).filter(([field]) => fieldsIn(section).includes(field))
  return { ...(Object.fromEntries(fields) as Partial<EmployeeChange>), id, version }
}

async function changeEmployee(given: Given<Edit, RhTables>, change: EmployeeChange): Promise<Employee> {
  const { db, caller, clock, keys } = given
  const { id, version, companyId, software1Number, customValues, ...fields } = change
  const scope = await scopeOf(given)
  const standing = await standingEmployee(db, scope, id)
  if (!scope.can(standing.companyId).edit) throw forbidden()
  requireTransfer(scope, { from: standing.companyId, to: companyId })
  requireUnchanged(standing, { version })
  const [custom, sealed] = await Promise.all([
    customValues && ownFields(db, customValues),
    sealedColumns(
      given,
      { id, ...standing, editsSensitive: scope.canWithFields(standing.companyId).editSensitive },
      fields,
    ),
  ])

  await db
    .updateTable('rh.employee')
    .set({
      ...employeeColumns(fields),
      ...sealed,
      ...(companyId === undefined ? {} : { companyId }),
      ...(custom && { customValues: sql`jsonb_strip_nulls(custom_values || ${JSON.stringify(custom)}::jsonb)` }),
      updatedAt: clock.now().toString(),
      updatedBy: caller.userId,
      version: standing.version + 1,
    })
    .where('id', '=', id)
    .execute()
  if (software1Number !== undefined)
    await writeNumberOfFile(db, scope, { id, companyId: companyId ?? standing.companyId }, software1Number)
  await keepStanding(db, [id], scope.today)
  return employeeFile(db, scope, keys, id)
}

/**
 * Nobody moves a person to a company where he himself may do more with the file than where it lies, nor out of every
 * company: what the source does not give him must not be had by a detour.
 * @throws Refusal 400 on the company
 */
function requireTransfer(scope: Scope, { from, to }: { from: string | null; to: string | null | undefined }) {
  if (to === undefined || to === from) return
  if (to === null) throw wrongField('employee.companyId', 'required', 'rh.employee.company-required')
  if (!scope.can(to).edit) throw wrongField('employee.companyId', 'unknown_company', 'rh.employee.company-unknown')
  if (from !== null && gainsByTransfer(scope, { from, to }))
    throw wrongField('employee.companyId', 'more_rights', 'rh.employee.company-more-rights')
}

/** Those that were sent, as the client's active fields read them. */
const ownFields = async (db: RhDb, values: CustomValues) =>
  requireValid(customValuesSchema(await fieldsOfEntity(db, customizableEmployee.name)), values, 'employee.customValues')
