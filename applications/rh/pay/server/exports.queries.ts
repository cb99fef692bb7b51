import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { requireLevel } from '#kernel/server/company-scope.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { PayExport } from '../pay-export.model.ts'
import type { CheckScope } from './check-scope.ts'

/** How many of a company are listed. */
const mostListed = 50

/** @throws Refusal 404 of a company that the caller does not see */
export async function exportsOf(db: RhDb, { companies }: CheckScope, companyId: string) {
  requireLevel(companies, companyId, 1)
  return exportsWhere(db, sql`x.company_id = ${companyId}`)
}

/** Of one that is his to see. */
export async function exportById(db: RhDb, { companies }: CheckScope, id: string): Promise<PayExport | undefined> {
  const row = await db.selectFrom('rh.pay_export').select('companyId').where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  requireLevel(companies, row.companyId, 1)
  return (await exportsWhere(db, sql`x.id = ${id}`))[0]
}

async function exportsWhere(db: RhDb, condition: RawBuilder<SqlBool>) {
  const { rows } = await sql<PayExport>`
    select x.id, x.number, x.hash, p.from_day as "from", p.to_day as "to", l.lines, l.corrections, l.people,
           nullif(concat_ws(' ', u.firstname, u.name), '') as exported_by, x.exported_at,
           case when c.mode = 'api' then jsonb_build_object('total', l.total, 'told', l.told, 'unsure', l.unsure) end as sending
      from rh.pay_export x
      join rh.pay_check p on p.id = x.check_id
      left join platform.user u on u.id = x.exported_by
      left join rh.silae_config c on c.company_id = x.company_id
      cross join lateral (
        select count(*)::int as lines, (count(*) filter (where t.is_correction))::int as corrections,
               count(distinct t.employee_id)::int as people, (count(*) filter (where m.code is not null))::int as total,
               count(s.told_at)::int as told, (count(*) filter (where s.told_at is null and s.asked_at is not null))::int as unsure
          from rh.pay_line t
          left join rh.silae_mapping m on m.company_id = t.company_id and m.rubric = t.rubric
          left join rh.silae_told_line s on s.company_id = t.company_id and s.line_id = t.id::text
         where t.export_id = x.id) l
     where ${condition}
     order by x.number desc limit ${mostListed}`.execute(db)
  return rows
}

/** @throws Refusal 404 */
export async function exportFile(db: RhDb, { companies }: CheckScope, id: string) {
  const row = await db
    .selectFrom('rh.pay_export')
    .innerJoin('platform.company', 'platform.company.id', 'rh.pay_export.companyId')
    .select(['companyId', 'number', 'content', 'platform.company.name as company'])
    .where('rh.pay_export.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  requireLevel(companies, row.companyId, 1)
  const name = `${row.company} ${String(row.number).padStart(4, '0')}.csv`
  return { name, bytes: new TextEncoder().encode(row.content) }
}
