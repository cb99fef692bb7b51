import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf, requireLevel, type CompanyScope } from '#kernel/server/company-scope.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { withFreeCode } from '#atelier/code-taken.ts'
import { requireWorkshop } from '#atelier/require-workshop.ts'
import { linesElement } from '../line.model.ts'
import type { linesCalls } from '../lines.calls.ts'
import { lineById } from './lines.queries.ts'

type Add = typeof linesCalls.addLigneAtelier
type Update = typeof linesCalls.updateLigneAtelier
type Delete = typeof linesCalls.deleteLigneAtelier

const taken = { ligne_code: 'code', ligne_label: 'label' }

/** @throws Refusal 404 of the workshop; 403; 400 CODE_TAKEN, or people and articles that are not of the client */
export async function addLine(given: Given<Add, AtelierTables>, { userIds, articleIds, ...input }: InputOf<Add>) {
  const { db, caller } = given
  const scope = await companyScopeOf(given, linesElement)
  await requireWorkshop(db, scope, input.atelierId, 2)
  const { id } = await withFreeCode(taken, () =>
    db
      .insertInto('atelier.ligne_atelier')
      .values({ ...columnsOf(input), createdBy: caller.userId })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  await linkUsers(db, id, userIds)
  await linkArticles(db, id, articleIds)
  return lineById(db, scope, id)
}

/** @throws Refusal 404; 403; 409 VERSION_CONFLICT, LINE_IN_USE of one that is switched off; 400 CODE_TAKEN */
export async function updateLine(
  given: Given<Update, AtelierTables>,
  { id, version, userIds, articleIds, ...input }: InputOf<Update>,
) {
  const { db } = given
  const scope = await companyScopeOf(given, linesElement)
  const standing = await lineToChange(db, scope, id, 2)
  requireUnchanged(standing, { version })
  if (input.atelierId !== standing.workshopId)
    throw wrongField('atelierId', 'other_workshop', 'atelier.line.other-workshop')
  if (standing.active && !input.active) await requireUnused(db, id, given.clock.today().toString())
  await withFreeCode(taken, () =>
    db
      .updateTable('atelier.ligne_atelier')
      .set({ ...columnsOf(input), version: standing.version + 1 })
      .where('id', '=', id)
      .execute(),
  )
  await linkUsers(db, id, userIds)
  await linkArticles(db, id, articleIds)
  return lineById(db, scope, id)
}

/** One that was never used goes, one that was is put aside. @throws Refusal 404; 403; 409 LINE_IN_USE */
export async function deleteLine(given: Given<Delete, AtelierTables>, { id }: InputOf<Delete>) {
  const { db, clock } = given
  const scope = await companyScopeOf(given, linesElement)
  const standing = await lineToChange(db, scope, id, 3)
  await requireUnused(db, id, clock.today().toString())
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from atelier.fabrication_order where ligne_id = ${id})
        or exists (select from atelier.ligne_detail where ligne_id = ${id})
        or exists (select from atelier.resource where ligne_id = ${id}) as used`.execute(db)
  const archived = rows[0]?.used === true
  if (archived)
    await db
      .updateTable('atelier.ligne_atelier')
      .set({ archivedAt: clock.now().toString(), active: false, version: standing.version + 1 })
      .where('id', '=', id)
      .execute()
  else await db.deleteFrom('atelier.ligne_atelier').where('id', '=', id).execute()
  return { id, archived }
}

/** A line in use, held until the end of the transaction. @throws Refusal 404; 403 */
export async function lineToChange(db: AtelierDb, scope: CompanyScope, id: string, needs: Level) {
  const row = await takeForChange(
    db
      .selectFrom('atelier.ligne_atelier')
      .select(['id', 'workshopId', 'active', 'version'])
      .where('id', '=', id)
      .where('archivedAt', 'is', null),
  )
  const { companyId } = await requireWorkshop(db, scope, row.workshopId)
  requireLevel(scope, companyId, needs)
  return row
}

/** @throws Refusal 409 LINE_IN_USE, which names the orders that stand on it */
async function requireUnused(db: AtelierDb, id: string, today: string) {
  const { rows } = await sql<{ numbers: string | null; plans: number }>`
    select (select string_agg(number, ', ' order by number) from atelier.fabrication_order
             where ligne_id = ${id} and state in ('created', 'running', 'suspended')) as numbers,
           (select count(*)::int from atelier.ligne_detail d
             where d.ligne_id = ${id} and d.date >= ${today}
               and not exists (select from atelier.fabrication_order o
                                where o.ligne_detail_id = d.id and o.state in ('finished', 'closed'))) as plans`.execute(
    db,
  )
  const { numbers = null, plans = 0 } = rows[0] ?? {}
  if (numbers !== null) throw new Refusal(409, 'LINE_IN_USE', 'atelier.line.in-use', { values: { orders: numbers } })
  if (plans > 0) throw new Refusal(409, 'LINE_IN_USE', 'atelier.line.in-plan', { values: { n: plans } })
}

const columnsOf = ({ atelierId, kgPerHour, ...line }: Omit<InputOf<Add>, 'userIds' | 'articleIds'>) => ({
  ...line,
  workshopId: atelierId,
  gPerHour: kgPerHour,
})

async function linkUsers(db: AtelierDb, ligneId: string, userIds: readonly string[]) {
  await sql`delete from atelier.ligne_user where ligne_id = ${ligneId} and user_id <> all(${userIds}::uuid[])`.execute(
    db,
  )
  const { rows } = await sql`
    insert into atelier.ligne_user (ligne_id, user_id)
    select ${ligneId}, m.user_id from platform.client_user m
     where m.user_id = any(${userIds}::uuid[]) and m.active
    on conflict (client_id, ligne_id, user_id) do update set user_id = excluded.user_id returning user_id`.execute(db)
  if (rows.length < new Set(userIds).size) throw wrongField('userIds', 'unknown', 'atelier.line.unknown-person')
}

/** What an article says of its line stays with the links that stay. */
async function linkArticles(db: AtelierDb, ligneId: string, articleIds: readonly string[]) {
  await sql`
    delete from atelier.ligne_article where ligne_id = ${ligneId} and article_id <> all(${articleIds}::uuid[])`.execute(
    db,
  )
  const { rows } = await sql`
    insert into atelier.ligne_article (ligne_id, article_id, workshop_id)
    select l.id, a.id, l.workshop_id from atelier.ligne_atelier l, platform.article a
     where l.id = ${ligneId} and a.id = any(${articleIds}::uuid[])
    on conflict (client_id, ligne_id, article_id) do update set article_id = excluded.article_id
    returning article_id`.execute(db)
  if (rows.length < new Set(articleIds).size) throw wrongField('articleIds', 'unknown', 'atelier.line.unknown-article')
}
