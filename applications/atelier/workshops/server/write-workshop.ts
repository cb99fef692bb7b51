import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf, requireLevel, type CompanyScope } from '#kernel/server/company-scope.ts'
import { notFound } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { withFreeCode } from '#atelier/code-taken.ts'
import type { workshopsCalls } from '../workshops.calls.ts'
import { workshopsOf } from './workshops.queries.ts'

type Post = typeof workshopsCalls.postWorkshop
type Put = typeof workshopsCalls.putWorkshop

/** @throws Refusal 404 of another company; 403; 400 CODE_TAKEN */
export async function postWorkshop(given: Given<Post, AtelierTables>, input: InputOf<Post>) {
  const { db } = given
  const scope = await companyScopeOf(given, 'atelier/ligne')
  requireLevel(scope, input.companyId, 3)
  const { id } = await withFreeCode({ workshop_client_id_code_idx: 'code' }, () =>
    db.insertInto('atelier.workshop').values(input).returning('id').executeTakeFirstOrThrow(),
  )
  return workshopById(db, scope, id)
}

/** Its code stays: lots bear it. @throws Refusal 404; 403; 409 VERSION_CONFLICT */
export async function putWorkshop(given: Given<Put, AtelierTables>, { id, name, ...read }: InputOf<Put>) {
  const { db } = given
  const scope = await companyScopeOf(given, 'atelier/ligne')
  const row = await takeForChange(
    db.selectFrom('atelier.workshop').select(['companyId', 'version']).where('id', '=', id),
  )
  requireLevel(scope, row.companyId, 3)
  requireUnchanged(row, read)
  await db
    .updateTable('atelier.workshop')
    .set({ name, version: row.version + 1 })
    .where('id', '=', id)
    .execute()
  return workshopById(db, scope, id)
}

async function workshopById(db: AtelierDb, scope: CompanyScope, id: string) {
  const found = (await workshopsOf(db, scope)).find(workshop => workshop.id === id)
  if (!found) throw notFound()
  return found
}
