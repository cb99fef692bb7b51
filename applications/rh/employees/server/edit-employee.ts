import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { forbidden, versionConflict, wrongField } from '#kernel/server/errors.ts'
import { requireValid } from '#kernel/server/read-input.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { type CustomValues, customValuesSchema } from '#platform/configuration/custom-field.model.ts'
import { fieldsOfEntity } from '#platform/configuration/custom-fields.server.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { Employee } from '../employee.model.ts'
import type { employeesCalls } from '../employees.calls.ts'
import { customizableEmployee } from './customizable-employee.ts'
import { employeeColumns } from './employee-columns.ts'
import { employeeFile } from './employee-file.queries.ts'
import { scopeOf } from './scope.ts'
import { standingEmployee } from './standing-employee.queries.ts'

type Edit = typeof employeesCalls.editEmployee

/**
 * Changes the fields that were sent.
 * @throws Refusal 400 on a field of the client's own, 404, 403 on a company where the caller only reads, 409 when somebody saved in between
 */
export async function editEmployee(given: Given<Edit, RhTables>, { employee }: InputOf<Edit>): Promise<Employee> {
  const { db, caller, clock, keys } = given
  const { id, version, companyId, customValues, ...fields } = employee
  const scope = await scopeOf(given)
  const standing = await standingEmployee(db, scope, id)
  if (!scope.can(standing.company_id).edit) throw forbidden()
  if (companyId && !scope.can(companyId).edit)
    throw wrongField('employee.companyId', 'unknown_company', 'rh.employee.company-unknown')
  if (version !== undefined && version !== standing.version) throw versionConflict()
  const custom = customValues && (await ownFields(db, customValues))

  await db
    .updateTable('rh.employee')
    .set({
      ...employeeColumns(fields),
      ...(companyId === undefined ? {} : { company_id: companyId }),
      ...(custom && { custom_values: sql`jsonb_strip_nulls(custom_values || ${JSON.stringify(custom)}::jsonb)` }),
      updated_at: clock.now().toString(),
      updated_by: caller.userId,
      version: standing.version + 1,
    })
    .where('id', '=', id)
    .execute()
  return employeeFile(db, scope, keys, id)
}

/** Those that were sent, as the client's active fields read them. */
const ownFields = async (db: RhDb, values: CustomValues) =>
  requireValid(customValuesSchema(await fieldsOfEntity(db, customizableEmployee.name)), values, 'employee.customValues')
