import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { AnswerOf, InputOf } from '#kernel/shared/call.ts'
import { formatIban } from '#platform/identifiers/iban.model.ts'
import { formatNir } from '#platform/identifiers/identifier.model.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { employeesCalls } from '../employees.calls.ts'
import { openIban } from './bank.ts'
import { openNir } from './nir.ts'
import { requireInScope, scopeOf } from './scope.ts'

type Reveal = typeof employeesCalls.revealOfEmployee

/**
 * A number that the file shows masked, whole; the asking is written down in the same transaction.
 * @throws Refusal 404 when the person, the number or the right to see it in that company is not there
 */
export async function revealOfEmployee(
  given: Given<Reveal, RhTables>,
  { id, field }: InputOf<Reveal>,
): Promise<AnswerOf<Reveal>> {
  const { db, caller, keys } = given
  const scope = await scopeOf(given)
  const row = await db
    .selectFrom('rh.employee')
    .select(['id', 'clientId', 'companyId', 'nirEncrypted', 'ibanEncrypted'])
    .where('id', '=', id)
    .where('status', '!=', 'deleted')
    .executeTakeFirst()
  if (!row) throw notFound()
  requireInScope(scope, row.companyId)
  if (!scope.canWithFields(row.companyId).seeSensitive) throw notFound()
  const value = field === 'permitNumber' ? await permitNumber(db, id) : unsealed(keys, row, field)
  if (!value) throw notFound()

  await db.insertInto('rh.disclosure').values({ employeeId: id, what: field, actorId: caller.userId }).execute()
  return { value }
}

type Sealed = { id: string; clientId: string; nirEncrypted: Uint8Array | null; ibanEncrypted: Uint8Array | null }

function unsealed(keys: Keys, { id, clientId, ...row }: Sealed, field: 'nir' | 'iban') {
  const place = { clientId, employeeId: id }
  if (field === 'nir') return row.nirEncrypted && formatNir(openNir(keys, place, row.nirEncrypted))
  return row.ibanEncrypted && formatIban(openIban(keys, place, row.ibanEncrypted))
}

/** That of the permit which holds the longest. */
async function permitNumber(db: RhDb, employeeId: string): Promise<string | null> {
  const permit = await db
    .selectFrom('rh.employee_document')
    .select('identificationNumber')
    .where('employeeId', '=', employeeId)
    .where('kindCode', '=', 'workPermit')
    .where('supersededAt', 'is', null)
    .where('status', '=', 'accepted')
    .orderBy(sql`expiration_date desc nulls first`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return permit?.identificationNumber ?? null
}
