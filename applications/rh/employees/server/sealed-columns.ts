import { wrongField } from '#kernel/server/errors.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import { sexOfNir } from '#platform/identifiers/identifier.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { EmployeeFields } from '../employee-form.model.ts'
import { sensitiveFields } from '../employee-sections.model.ts'
import { ibanColumns } from './bank.ts'
import { nirColumns, nirHash, noNirColumns, openNir } from './nir.ts'

type Holder = {
  id: string
  clientId: string
  sex: number
  nirEncrypted: Uint8Array | null
  editsSensitive: boolean
}

/**
 * The columns of what is kept sealed, for the fields that were sent.
 * @throws Refusal 400 on a field that the caller may not write, on a number of the other sex or of somebody else
 */
export async function sealedColumns(
  { db, keys }: { db: RhDb; keys: Keys },
  { id, clientId, sex, nirEncrypted: sealed, editsSensitive }: Holder,
  sent: Partial<EmployeeFields>,
) {
  const forbidden = sensitiveFields.find(field => sent[field] !== undefined)
  if (forbidden && !editsSensitive)
    throw wrongField(`employee.${forbidden}`, 'sensitive', 'rh.employee.sensitive-not-writable')
  const place = { clientId, employeeId: id }
  const number = sent.nir === undefined ? sealed && openNir(keys, place, sealed) : sent.nir
  if (number && sexOfNir(number) !== (sent.sex ?? sex))
    throw wrongField(sent.nir ? 'employee.nir' : 'employee.sex', 'sex', 'identifiers.nir-sex')
  if (sent.nir) await requireNobodyElse(db, id, nirHash(keys, clientId, sent.nir))
  return {
    ...(sent.nir && nirColumns(keys, place, sent.nir)),
    ...(sent.nir === null && noNirColumns),
    ...(sent.iban !== undefined && ibanColumns(keys, place, sent.iban)),
  }
}

async function requireNobodyElse(db: RhDb, id: string, hash: Buffer) {
  const other = await db
    .selectFrom('rh.employee')
    .select('id')
    .where('nirHash', '=', hash)
    .where('anonymisedAt', 'is', null)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (other) throw wrongField('employee.nir', 'taken', 'rh.employee.nir-taken')
}
