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
    .select(['id', 'client_id', 'company_id', 'nir_encrypted', 'iban_encrypted'])
    .where('id', '=', id)
    .where('status', '!=', 'deleted')
    .executeTakeFirst()
  if (!row) throw notFound()
  requireInScope(scope, row.company_id)
  if (!scope.canWithFields(row.company_id).seeSensitive) throw notFound()
  const value = field === 'permitNumber' ? await permitNumber(db, id) : unsealed(keys, row, field)
  if (!value) throw notFound()

  await db.insertInto('rh.disclosure').values({ employee_id: id, what: field, actor_id: caller.userId }).execute()
  return { value }
}

type Sealed = { id: string; client_id: string; nir_encrypted: Uint8Array | null; iban_encrypted: Uint8Array | null }

function unsealed(keys: Keys, { id, client_id: clientId, ...row }: Sealed, field: 'nir' | 'iban') {
  const place = { clientId, employeeId: id }
  if (field === 'nir') return row.nir_encrypted && formatNir(openNir(keys, place, row.nir_encrypted))
  return row.iban_encrypted && formatIban(openIban(keys, place, row.iban_encrypted))
}

/** That of the permit which holds the longest. */
async function permitNumber(db: RhDb, employeeId: string): Promise<string | null> {
  const permit = await db
    .selectFrom('rh.employee_document')
    .select('identification_number')
    .where('employee_id', '=', employeeId)
    .where('kind_code', '=', 'workPermit')
    .where('superseded_at', 'is', null)
    .where('status', '=', 'accepted')
    .orderBy(sql`expiration_date desc nulls first`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return permit?.identification_number ?? null
}
