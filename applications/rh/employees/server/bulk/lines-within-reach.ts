import type { Keys } from '#kernel/server/secrets.ts'
import type { RowProblem, RowToJudge } from '#platform/imports/bulk-model.slot.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { ibanHash } from '../bank.ts'
import { nirHash } from '../nir.ts'
import { type EmployeeValues, sensitiveColumns } from './bulk-columns.ts'
import { companiesWithin } from './known-employees.queries.ts'
import type { Reach } from './reach.ts'
import type { Line } from './recognise.ts'

/** A line as far as it could be read, and what of it is left aside because the person may not write it. */
export type ReachedLine = Omit<Line, 'row'> & {
  row: Partial<EmployeeValues>
  unread: readonly string[]
  ignored: RowProblem<EmployeeValues>[]
}

/**
 * The lines with the companies that they mean. A number that the person may not write in that company is as if it were
 * not there: nobody is recognised by it, so that a file cannot be used to try numbers out.
 */
export async function linesWithin(
  { db, keys, clientId }: { db: RhDb; keys: Pick<Keys, 'fingerprint'>; clientId: string },
  rows: readonly RowToJudge<EmployeeValues>[],
  reach: Reach,
): Promise<ReachedLine[]> {
  const companies = await companiesWithin(db, reach)
  return rows.map(({ values: row, unread }) => {
    const whereNoneIsSaid = unread.includes('company') ? null : companies.only
    const companyId = row.company ? companies.named(row.company) : whereNoneIsSaid
    const { row: told, ignored } = withoutUnwritable(row, reach.writesSensitive(companyId))
    return {
      row: told,
      unread,
      ignored,
      companyId,
      nirHash: told.nir ? nirHash(keys, clientId, told.nir) : null,
      ibanHash: told.iban ? ibanHash(keys, clientId, told.iban) : null,
    }
  })
}

/** The line as far as it may be written, and a word for each cell that may not. */
export function withoutUnwritable<Row extends Partial<EmployeeValues>>(row: Row, writesSensitive: boolean) {
  if (writesSensitive) return { row, ignored: [] }
  const { nir: _nir, iban: _iban, ...told } = row
  const ignored: RowProblem<EmployeeValues>[] = sensitiveColumns
    .filter(column => row[column] !== undefined)
    .map(column => ({ column, label: 'rh.import.sensitive-ignored', isDoubt: true }))
  return { row: told as Row, ignored }
}
