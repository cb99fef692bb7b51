import type { Keys } from '#kernel/server/secrets.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { openIban } from './bank.ts'
import { employeeFile } from './employee-file.queries.ts'
import { openNir } from './nir.ts'
import type { Scope } from './scope.ts'

/**
 * The file of one person with its numbers in full, for who may see them; null where he may not, or there is none.
 * @throws Refusal 404 when absent, erased, or outside the caller's companies
 */
export async function employeeInFull(db: RhDb, scope: Scope, keys: Keys, id: string) {
  const employee = await employeeFile(db, scope, keys, id)
  if (!employee.can.seeSensitive) return { employee, nir: null, iban: null }
  const sealed = await db
    .selectFrom('rh.employee')
    .select(['nir_encrypted', 'iban_encrypted'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const place = { clientId: employee.clientId, employeeId: id }
  return {
    employee,
    nir: sealed.nir_encrypted && openNir(keys, place, sealed.nir_encrypted),
    iban: sealed.iban_encrypted && openIban(keys, place, sealed.iban_encrypted),
  }
}
