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
    .select(['nirEncrypted', 'ibanEncrypted'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const place = { clientId: employee.clientId, employeeId: id }
  return {
    employee,
    nir: sealed.nirEncrypted && openNir(keys, place, sealed.nirEncrypted),
    iban: sealed.ibanEncrypted && openIban(keys, place, sealed.ibanEncrypted),
  }
}
