import { sql } from 'kysely'
import { forbidden, notFound } from '#kernel/server/errors.ts'
import { requireLevel } from '#kernel/server/company-scope.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PayrollLine } from '#rh/payroll-lines.model.ts'
import { type PayrollDesk, sendLines } from '#rh/payroll-software/payroll-software.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { LineInWords, SentExport } from '../pay-export.model.ts'
import { mostSentAtOnce, type payExportsCalls } from '../pay-exports.calls.ts'
import type { ExportScope } from './check-scope.ts'

type Export = { companyId: string; period: string; total: number }

/**
 * Tells the payroll software the next lines of an export, in the month of pay of its last day.
 * @throws Refusal 404, 403 of an export; 400 PAYROLL_OFF, SILAE_REFUSED; 502 SILAE_DOWN
 */
export async function sendExport(
  desk: PayrollDesk,
  scope: ExportScope,
  { id, from, again }: InputOf<typeof payExportsCalls.sendPayExport>,
): Promise<SentExport> {
  const { sent, lines } = await desk.withDb(async db => ({
    sent: await exportToSend(db, scope, id),
    lines: await nextLines(db, id, from),
  }))
  const { companyId, period, total } = sent
  const { refused, unsure } = await sendLines(desk, { companyId, period, lines, again: new Set(again) })
  const line = new Map(lines.map(({ payrollNumber: _, ...words }) => [words.id, words]))
  return {
    total,
    done: Math.min(from + lines.length, total),
    refused: refused.map(({ id: lineId, message }) => ({ ...(line.get(lineId) as LineInWords), message })),
    unsure: unsure.map(lineId => line.get(lineId) as LineInWords),
  }
}

async function exportToSend(db: RhDb, { companies, exportedIds }: ExportScope, id: string): Promise<Export> {
  const { rows } = await sql<Export>`
    select x.company_id, date_trunc('month', p.to_day)::date as period,
           (select count(*)::int from rh.pay_line l where l.export_id = x.id) as total
      from rh.pay_export x join rh.pay_check p on p.id = x.check_id where x.id = ${id}`.execute(db)
  const [found] = rows
  if (!found) throw notFound()
  requireLevel(companies, found.companyId, 1)
  if (!exportedIds.includes(found.companyId)) throw forbidden()
  return found
}

/** Person by person; an export never changes, so that a line keeps its place. */
async function nextLines(db: RhDb, exportId: string, from: number) {
  const { rows } = await sql<LineInWords & PayrollLine>`
    select l.id, l.payroll_number, l.rubric, l.unit, l.quantity, l.from_day as "from", l.to_day as "to",
           concat_ws(' ', e.name, e.firstname) as person
      from rh.pay_line l join rh.employee e on e.id = l.employee_id
     where l.export_id = ${exportId}
     order by l.payroll_number, l.from_day, l.rubric, l.id
     limit ${mostSentAtOnce} offset ${from}`.execute(db)
  return rows
}
