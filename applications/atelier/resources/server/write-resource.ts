import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf, type CompanyScope } from '#kernel/server/company-scope.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { withFreeCode } from '#atelier/code-taken.ts'
import { requireWorkshop } from '#atelier/require-workshop.ts'
import type { resourcesCalls } from '../resources.calls.ts'
import { resourceById, resourcesWhere } from './resources.queries.ts'
import { sql } from 'kysely'

type Post = typeof resourcesCalls.postResource
type Put = typeof resourcesCalls.putResource

/** @throws Refusal 404; 403; 400 CODE_TAKEN, or a line of another workshop */
export async function postResource(given: Given<Post, AtelierTables>, input: InputOf<Post>) {
  const { db } = given
  const scope = await companyScopeOf(given, 'atelier/ligne')
  await requireWorkshop(db, scope, input.atelierId, 2)
  const columns = await columnsOf(db, input)
  const { id } = await withFreeCode({ resource_code: 'code' }, () =>
    db.insertInto('atelier.resource').values(columns).returning('id').executeTakeFirstOrThrow(),
  )
  return resourceById(given, scope, id)
}

/** One that is archived keeps its history. @throws Refusal the same, and 409 VERSION_CONFLICT */
export async function putResource(given: Given<Put, AtelierTables>, { id, version, state, ...input }: InputOf<Put>) {
  const { db } = given
  const scope = await companyScopeOf(given, 'atelier/ligne')
  const standing = await resourceToChange(db, scope, id, 2)
  requireUnchanged(standing, { version })
  if (input.atelierId !== standing.workshopId)
    throw wrongField('atelierId', 'other_workshop', 'atelier.line.other-workshop')
  const columns = await columnsOf(db, input)
  const [before] = await resourcesWhere(given, scope, sql`r.id = ${id}`)
  await withFreeCode({ resource_code: 'code' }, () =>
    db
      .updateTable('atelier.resource')
      .set({ ...columns, ...(state && { state }), version: standing.version + 1 })
      .where('id', '=', id)
      .execute(),
  )
  const [after] = await resourcesWhere(given, scope, sql`r.id = ${id}`)
  return (
    after ?? { ...(before as NonNullable<typeof before>), state: 'archived' as const, version: standing.version + 1 }
  )
}

/** A machine in use, held until the end of the transaction. @throws Refusal 404; 403 */
export async function resourceToChange(db: AtelierDb, scope: CompanyScope, id: string, needs: Level) {
  const row = await takeForChange(
    db
      .selectFrom('atelier.resource')
      .select(['id', 'workshopId', 'ligneId', 'label', 'blocking', 'equipmentCode', 'state', 'version'])
      .where('id', '=', id)
      .where('state', '<>', 'archived'),
  )
  await requireWorkshop(db, scope, row.workshopId, needs)
  return row
}

async function columnsOf(db: AtelierDb, { atelierId, ligneAtelierId, ...input }: InputOf<Post>) {
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
