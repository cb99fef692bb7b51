import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { digestOfKey, newKey } from '#kernel/server/key-of-link.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { requireWorkshop } from '#atelier/require-workshop.ts'
import { daysOfDisplay, type DisplayLink } from '../display-link.model.ts'
import { addressOfDisplay } from '../wall-place.model.ts'
import type { wallCalls } from '../wall.calls.ts'

type List = typeof wallCalls.getWallLinks
type Make = typeof wallCalls.makeWallLink
type Revoke = typeof wallCalls.revokeWallLink

const element = 'atelier/ligne'

/** @throws Refusal 404; 403 */
export async function displayLinks(given: Given<List, AtelierTables>, { atelierId }: InputOf<List>) {
  await requireWorkshop(given.db, await companyScopeOf(given, element), atelierId, 3)
  return linksWhere(given.db, sql`d.workshop_id = ${atelierId}`)
}

/** Its key is told once. @throws Refusal 404, also of a line of another workshop; 403 */
export async function makeWallLink(given: Given<Make, AtelierTables>, { atelierId, label, ligneIds }: InputOf<Make>) {
  const { db, caller, clock, origins } = given
  await requireWorkshop(db, await companyScopeOf(given, element), atelierId, 3)
  const lines = [...new Set(ligneIds)]
  const there = await db
    .selectFrom('atelier.ligne_atelier')
    .select('id')
    .where('workshopId', '=', atelierId)
    .where('archivedAt', 'is', null)
    .where('id', 'in', eachOf(lines))
    .execute()
  if (there.length < lines.length) throw notFound()
  const token = newKey()
  const now = clock.now()
  const { id } = await db
    .insertInto('atelier.display_link')
    .values({
      workshopId: atelierId,
      label,
      ligneIds: lines,
      tokenHash: digestOfKey(token),
      createdAt: now.toString(),
      createdBy: caller.userId,
      expiresAt: now.add({ hours: 24 * daysOfDisplay }).toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [made] = await linksWhere(db, sql`d.id = ${id}`)
  if (!made) throw notFound()
  return { ...made, url: `${origins[0]}${addressOfDisplay(token)}` }
}

/** @throws Refusal 404; 403 */
export async function revokeWallLink(given: Given<Revoke, AtelierTables>, { id }: InputOf<Revoke>): Promise<void> {
  const { db, clock } = given
  const link = await db.selectFrom('atelier.display_link').select('workshopId').where('id', '=', id).executeTakeFirst()
  if (!link) throw notFound()
  await requireWorkshop(db, await companyScopeOf(given, element), link.workshopId, 3)
  await sql`update atelier.display_link set revoked_at = ${clock.now().toString()}, version = version + 1
             where id = ${id} and revoked_at is null`.execute(db)
}

async function linksWhere(db: AtelierDb, condition: RawBuilder<SqlBool>): Promise<DisplayLink[]> {
  const { rows } = await sql<DisplayLink>`
    select d.id, d.label, d.created_at, d.expires_at, d.revoked_at,
           nullif(btrim(concat_ws(' ', u.firstname, u.name)), '') as created_by,
           array(select l.label from unnest(d.ligne_ids) with ordinality as x (id, place)
                   join atelier.ligne_atelier l on l.id = x.id order by x.place) as lines
      from atelier.display_link d left join platform.user u on u.id = d.created_by
     where ${condition} order by d.created_at desc, d.id limit 100`.execute(db)
  return rows
}
