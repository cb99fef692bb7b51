import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf, type CompanyScope } from '#kernel/server/company-scope.ts'
import { notFound, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { isKnownContact } from '#platform/directory/directory.server.ts'
import { hashPassword } from '#platform/identity/identity.server.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { withFreeCode } from '#atelier/code-taken.ts'
import { requireWorkshop } from '#atelier/require-workshop.ts'
import type { operatorsCalls } from '../operators.calls.ts'
import { operatorsWhere } from './operators.queries.ts'

type Post = typeof operatorsCalls.postOperator
type Put = typeof operatorsCalls.putOperator

const taken = { operator_badge: 'badge' }

/** @throws Refusal 404; 403; 400 CODE_TAKEN of a badge, or a line of another workshop */
export async function postOperator(given: Given<Post, AtelierTables>, input: InputOf<Post>) {
  const { db } = given
  const scope = await companyScopeOf(given, 'atelier/fabrication')
  await requireWorkshop(db, scope, input.atelierId, 3)
  const { pin, ...fields } = input
  const columns = await columnsOf(given, fields)
  const { id } = await withFreeCode(taken, () =>
    db.insertInto('atelier.operator').values(columns).returning('id').executeTakeFirstOrThrow(),
  )
  await setPin(db, id, pin)
  return operatorById(db, scope, id)
}

/** @throws Refusal the same, and 409 VERSION_CONFLICT */
export async function putOperator(given: Given<Put, AtelierTables>, { id, version, pin, ...input }: InputOf<Put>) {
  const { db } = given
  const scope = await companyScopeOf(given, 'atelier/fabrication')
  const standing = await takeForChange(
    db.selectFrom('atelier.operator').select(['workshopId', 'version']).where('id', '=', id),
  )
  await requireWorkshop(db, scope, standing.workshopId, 3)
  requireUnchanged(standing, { version })
  if (input.atelierId !== standing.workshopId)
    throw wrongField('atelierId', 'other_workshop', 'atelier.line.other-workshop')
  const columns = await columnsOf(given, input)
  await withFreeCode(taken, () =>
    db
      .updateTable('atelier.operator')
      .set({ ...columns, version: standing.version + 1 })
      .where('id', '=', id)
      .execute(),
  )
  await setPin(db, id, pin)
  return operatorById(db, scope, id)
}

/** A new code begins without wrong tries. */
async function setPin(db: AtelierDb, operatorId: string, pin: string | null | undefined) {
  if (pin === undefined) return
  await db.deleteFrom('atelier.operator_pin').where('operatorId', '=', operatorId).execute()
  if (pin !== null)
    await db
      .insertInto('atelier.operator_pin')
      .values({ operatorId, hash: await hashPassword(pin) })
      .execute()
}

type Asking = Given<Post, AtelierTables> | Given<Put, AtelierTables>

async function columnsOf(given: Asking, { atelierId, ligneAtelierId, ...input }: Omit<InputOf<Post>, 'pin'>) {
  const { db } = given
  if (input.contactId !== null && !(await isKnownContact(db as never, given, input.contactId)))
    throw wrongField('contactId', 'unknown', 'atelier.operator.unknown-contact')
  if (ligneAtelierId !== null) {
    const line = await db
      .selectFrom('atelier.ligne_atelier')
      .select('id')
      .where('id', '=', ligneAtelierId)
      .where('workshopId', '=', atelierId)
      .executeTakeFirst()
    if (!line) throw wrongField('ligneAtelierId', 'unknown', 'atelier.line.unknown-line')
  }
  return { ...input, workshopId: atelierId, ligneId: ligneAtelierId }
}

async function operatorById(db: AtelierDb, scope: CompanyScope, id: string) {
  const [found] = await operatorsWhere(db, scope, sql`p.id = ${id}`)
  if (!found) throw notFound()
  return found
}
