import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { CustomValues } from '#platform/configuration/custom-field.model.ts'
import { fieldsOfEntity } from '#platform/configuration/custom-fields.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { customizableEmployee } from './customizable-employee.ts'
import { requireInScope, type Scope } from './scope.ts'

/** The client's own active fields, each with what this person has there. @throws Refusal 404 */
export async function ownFieldsOfEmployee(db: RhDb, scope: Scope, employeeId: string) {
  const [row, fields] = await Promise.all([
    db
      .selectFrom('rh.employee')
      .select(['companyId', sql<CustomValues>`custom_values`.as('values')])
      .where('id', '=', employeeId)
      .where('status', '!=', 'deleted')
      .executeTakeFirst(),
    fieldsOfEntity(db, customizableEmployee.name),
  ])
  if (!row) throw notFound()
  requireInScope(scope, row.companyId)
  return fields
    .filter(({ active }) => active)
    .map(({ id, key, label, inputType, options, order }) => ({
      customFieldId: id,
      label,
      inputType,
      options,
      order,
      value: row.values[key] ?? null,
    }))
}
