import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { requireLevel } from '#kernel/server/company-scope.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { AccountingExport } from '../accounting-export.model.ts'
import type { ExportScope } from './export-scope.ts'

/** How many of a company are listed. */
const mostListed = 50

/** @throws Refusal 404 of a company that the caller does not read */
export async function exportsOf(scope: ExportScope, companyId: string) {
  requireLevel(scope.companies, companyId, 1)
  return exportsWhere(scope, sql`x.company_id = ${companyId}`)
}

/** @throws Refusal 404 of one that is not his to read */
export async function exportById(scope: ExportScope, id: string): Promise<AccountingExport | undefined> {
  const row = await companyOfExport(scope, id)
  if (!row) return undefined
  requireLevel(scope.companies, row.companyId, 1)
  return (await exportsWhere(scope, sql`x.id = ${id}`))[0]
}

export const companyOfExport = ({ db }: Pick<ExportScope, 'db'>, id: string) =>
  db.selectFrom('finances.accounting_export').select('companyId').where('id', '=', id).executeTakeFirst()

async function exportsWhere({ db }: ExportScope, condition: RawBuilder<SqlBool>) {
  const { rows } = await sql<AccountingExport>`
    select x.id, x.number, to_char(x.month, 'YYYY-MM') as month, x.hash, x.version, l.lines, l.former, x.exported_at,
           u.firstname || ' ' || u.name as exported_by,
           case when x.refused_at is not null then jsonb_build_object(
             'at', x.refused_at, 'by', r.firstname || ' ' || r.name, 'reason', x.refusal) end as refusal
      from finances.accounting_export x
      join platform.user u on u.id = x.exported_by
      left join platform.user r on r.id = x.refused_by
      cross join lateral (select count(*)::int as lines, count(t.before)::int as former
                            from finances.accounting_line t where t.export_id = x.id) l
     where ${condition} order by x.number desc limit ${mostListed}`.execute(db)
  return rows
}

/** @throws Refusal 404 */
export async function exportFile({ db, companies }: ExportScope, id: string) {
  const row = await db
    .selectFrom('finances.accounting_export as x')
    .innerJoin('platform.company as c', 'c.id', 'x.companyId')
    .select(['x.companyId', 'x.number', 'x.month', 'x.content', 'c.name as company'])
    .where('x.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  requireLevel(companies, row.companyId, 1)
  const name = `${row.company} ${row.month.slice(0, 7)} ${String(row.number).padStart(4, '0')}.csv`
  return { name, bytes: new TextEncoder().encode(row.content) }
}
