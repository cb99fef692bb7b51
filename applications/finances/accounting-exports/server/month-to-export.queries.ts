import { sql } from 'kysely'
import { requireLevel } from '#kernel/server/company-scope.ts'
import type { Db } from '#kernel/server/db.ts'
import { namedCompanies } from '#platform/companies/companies.server.ts'
import type { AccountingFact } from '#platform/trade/accounting-fact.model.ts'
import { accountingFactsOffer } from '#platform/trade/accounting-facts.slot.ts'
import { daysOfFacts } from '#finances/days-of-facts.ts'
import { accountsByKind, kindsTold } from '../../account-map/account-map.server.ts'
import { type LineOfMonth, type MonthToExport, mostLinesShown } from '../accounting-export.model.ts'
import { kindsOfLines, linesToBook } from '../month-to-export.model.ts'
import type { ExportScope } from './export-scope.ts'

export type MonthOfCompany = { companyId: string; month: string }

/** @throws Refusal 404 of a company that the caller does not read */
export async function monthToExport(scope: ExportScope, asked: MonthOfCompany): Promise<MonthToExport> {
  const { db, companies, offered, language } = scope
  requireLevel(companies, asked.companyId, 1)
  const facts = await factsOfMonth(scope, asked.month)
  const lines = await linesOfMonth(scope, asked.companyId, facts)
  const kinds = kindsTold(offered).map(({ code, name }) => ({ code, name: name[language] }))
  return {
    kinds: kindsOfLines(lines, kinds, await accountsByKind(db)),
    lines: lines.slice(0, mostLinesShown),
    withoutCompany: facts.filter(({ companyId }) => companyId === null).length,
  }
}

/** What all applications tell of a month, whosever it is. */
export async function factsOfMonth({ db, offered }: Pick<ExportScope, 'db' | 'offered'>, month: string) {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 })
  const days = daysOfFacts({ from: first, to: first.with({ day: first.daysInMonth }) })
  const facts: AccountingFact[] = []
  for (const { within } of offered(accountingFactsOffer)) facts.push(...(await within(db as Db<never>, days)))
  return facts
}

/** Each with the last export that had it and was taken. */
export async function linesOfMonth(
  { db }: Pick<ExportScope, 'db'>,
  companyId: string,
  facts: readonly AccountingFact[],
): Promise<LineOfMonth[]> {
  const keys = facts.flatMap(fact => (fact.companyId === companyId ? fact.key : []))
  const { rows } = await sql<{ key: string; number: number }>`
    select l.key, max(x.number)::int as number
      from finances.accounting_line l join finances.accounting_export x on x.id = l.export_id
     where l.key = any(${keys}::text[]) and x.company_id = ${companyId} and x.refused_at is null
     group by l.key`.execute(db)
  return linesToBook(facts, companyId, new Map(rows.map(({ key, number }) => [key, number])))
}

/** By name, those that the caller reads. */
export async function exportCompanies({ db, companies }: ExportScope) {
  const named = await namedCompanies(db, companies.companyIds)
  return named.map(row => ({
    ...row,
    canExport: companies.level(row.id) >= 2,
    canRefuse: companies.level(row.id) >= 3,
  }))
}
