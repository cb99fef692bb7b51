import { sql } from 'kysely'
import { customizableEntity } from '#platform/configuration/customizable-entity.slot.ts'
import type { RhTables } from '#rh/rh-db.ts'

/** Employees bear the fields that the client adds to them. */
export const customizableEmployee = customizableEntity<RhTables>({
  name: 'employee',
  label: { fr: 'Salarié', en: 'Employee', es: 'Empleado', ar: 'الموظف' },
  element: 'rh/gestion_du_personnel/salaries',
  countUses: async (db, key, option) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from rh.employee
       where custom_values ? ${key}
         and (${option === undefined} or custom_values -> ${key} ? ${option ?? ''})`.execute(db)
    return rows[0]?.count ?? 0
  },
})
