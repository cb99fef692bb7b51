import { sql } from 'kysely'
import { customizableEntity } from '#platform/configuration/customizable-entity.slot.ts'
import type { RhTables } from '#rh/rh-db.ts'

/** Employees bear the fields that the client adds to them. */
export const customizableEmployee = customizableEntity<RhTables>({
  name: 'employee',
  label: { fr: 'Salarié', en: 'Employee', es: 'Empleado', ar: 'الموظف' },
  element: 'rh/gestion_du_personnel/salaries',

  usesByKey: async db => {
    const { rows } = await sql<{ key: string; uses: number }>`
      select said.key, count(*)::int as uses
        from rh.employee, jsonb_object_keys(custom_values) as said (key)
       group by said.key`.execute(db)
    return new Map(rows.map(({ key, uses }) => [key, uses]))
  },

  countOption: async (db, key, option) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from rh.employee where custom_values -> ${key} ? ${option}`.execute(db)
    return rows[0]?.count ?? 0
  },

  replaceOption: async ({ db, clock, caller }, key, { from, to }) => {
    const chosen = sql`custom_values -> ${key}`
    const inList =
      to === null ? sql`'[]'` : sql`case when ${chosen} ? ${to} then '[]' else jsonb_build_array(${to}::text) end`
    await sql`
      update rh.employee
         set custom_values = custom_values - ${key}::text || coalesce(
               (select jsonb_build_object(${key}::text, said.value) from (
                  select case jsonb_typeof(${chosen})
                           when 'array' then nullif((${chosen}) - ${from}::text || ${inList}, '[]')
                           else to_jsonb(${to}::text) end as value) said
                 where said.value is not null), '{}'),
             updated_at = ${clock.now().toString()}, updated_by = ${caller.userId}, version = version + 1
       where ${chosen} ? ${from}`.execute(db)
  },
})
