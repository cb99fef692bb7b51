import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { requireLevel } from '#kernel/server/company-scope.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { accountsByKind, kindsTold } from '../../account-map/account-map.server.ts'
import type { AccountingExport, LineOfMonth } from '../accounting-export.model.ts'
import type { accountingExportsCalls } from '../accounting-exports.calls.ts'
import { accountingFileOf } from '../accounting-file.model.ts'
import type { ExportScope } from './export-scope.ts'
import { exportById } from './exports.queries.ts'
import { factsOfMonth, linesOfMonth, type MonthOfCompany } from './month-to-export.queries.ts'

type Wanted = InputOf<typeof accountingExportsCalls.exportMonth>

/**
 * Writes the file of a month of a company and keeps what it holds; two at once come one after the other.
 * @throws Refusal 404, 403 of a company; 400 ACCOUNT_MISSING; 409 NOTHING_TO_EXPORT
 */
export async function exportMonth(
  scope: ExportScope,
  { exportId, withFormer, ...asked }: Wanted,
): Promise<AccountingExport> {
  const { db, companies } = scope
  requireLevel(companies, asked.companyId, 2)
  await sql`select pg_advisory_xact_lock(hashtextextended('accounting export of ' || ${asked.companyId}, 0))`.execute(
    db,
  )
  const made = await exportById(scope, exportId)
  if (made) return made
  const all = await linesOfMonth(scope, asked.companyId, await factsOfMonth(scope, asked.month))
  const lines = withFormer ? all : all.filter(({ before }) => before === null)
  if (lines.length === 0) throw new Refusal(409, 'NOTHING_TO_EXPORT', 'finances.exports.nothing')
  await keep(scope, exportId, asked, lines)
  return (await exportById(scope, exportId)) as AccountingExport
}

async function keep(
  { db, offered, language, now }: ExportScope,
  id: string,
  asked: MonthOfCompany,
  lines: LineOfMonth[],
) {
  const kinds = kindsTold(offered)
  const accounts = await accountsByKind(db)
  const missing = kinds.filter(({ code }) => !accounts.has(code) && lines.some(({ kind }) => kind === code))
  if (missing.length > 0) {
    const list = missing.map(({ name }) => name[language]).join(', ')
    throw new Refusal(400, 'ACCOUNT_MISSING', 'finances.exports.account-missing', { values: { list } })
  }
  const { companyId, month } = asked
  const { name: company, last } = await db
    .selectFrom('platform.company')
    .select(eb => [
      'name',
      eb
        .selectFrom('finances.accounting_export')
        .select(made => made.fn.coalesce(made.fn.max('number'), sql<number>`0`).as('last'))
        .where('companyId', '=', companyId)
        .as('last'),
    ])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const content = accountingFileOf(lines, {
    company,
    names: new Map(kinds.map(({ code, name }) => [code, name.fr])),
    accounts,
  })
  const hash = createHash('sha256').update(content).digest('hex')
  await db
    .insertInto('finances.accounting_export')
    .values({ id, companyId, number: (last ?? 0) + 1, month: `${month}-01`, hash, content, exportedAt: now })
    .execute()
  await db
    .insertInto('finances.accounting_line')
    .values(
      lines.map(({ key, kind, cents, vatCents, before }) => ({
        exportId: id,
        key,
        kind,
        account: accounts.get(kind)?.account ?? '',
        cents,
        vatCents,
        before,
      })),
    )
    .execute()
}
