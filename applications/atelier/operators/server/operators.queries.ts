import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type CompanyScope } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import type { Operator } from '../operator.model.ts'

/** By name; those who left last. */
export async function operatorsWhere(
  db: AtelierDb,
  { companyIds }: CompanyScope,
  condition: RawBuilder<SqlBool>,
): Promise<Operator[]> {
  const { rows } = await sql<Operator>`
    select p.id, p.workshop_id as atelier_id, p.firstname, p.name, p.badge, p.ligne_id as ligne_atelier_id, l.label as line,
           p.active, p.contact_id, p.version,
           exists (select from atelier.operator_pin k where k.operator_id = p.id) as has_pin,
           (select t.order_id from atelier.task_operator t where t.operator_id = p.id and t.to_at is null) as order_id
      from atelier.operator p
      join atelier.workshop w on w.id = p.workshop_id
      left join atelier.ligne_atelier l on l.id = p.ligne_id
     where ${condition} and w.company_id in ${eachOf(companyIds)}
     order by p.active desc, kernel.normalise(p.name), kernel.normalise(p.firstname), p.id limit 500`.execute(db)
  return rows
}
