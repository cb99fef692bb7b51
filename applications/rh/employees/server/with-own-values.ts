import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { CustomValues } from '#platform/configuration/custom-field.model.ts'
import { fieldsOfEntity } from '#platform/configuration/custom-fields.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { customizableEmployee } from './customizable-employee.ts'

/** The rows with the values of the client's own fields that were asked; an inactive field is hidden in lists too. */
export async function withOwnValues<Row extends { id: string }>(
  db: RhDb,
  page: PageOf<Row>,
  asked: readonly string[],
): Promise<PageOf<Row & { customValues: CustomValues }>> {
  const values = asked.length > 0 ? await valuesOf(db, page.items, asked) : new Map<string, CustomValues>()
  return { ...page, items: page.items.map(row => ({ ...row, customValues: values.get(row.id) ?? {} })) }
}

async function valuesOf(db: RhDb, rows: readonly { id: string }[], asked: readonly string[]) {
  const fields = await fieldsOfEntity(db, customizableEmployee.name)
  const keys = fields.filter(({ key, active }) => active && asked.includes(key)).map(({ key }) => key)
  const found = await sql<{ id: string; values: CustomValues }>`
    select e.id, jsonb_object_agg(said.key, said.value) as values
      from rh.employee e, jsonb_each(e.custom_values) said
     where e.id in ${eachOf(rows.map(({ id }) => id))} and said.key = any(${keys})
     group by e.id`.execute(db)
  return new Map(found.rows.map(({ id, values }) => [id, values]))
}
