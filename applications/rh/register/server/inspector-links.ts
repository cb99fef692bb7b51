import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { digestOfKey, newKey } from '#kernel/server/key-of-link.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { addressOfInspection, hoursOfInspection, type InspectorLink } from '../inspection.model.ts'
import type { registerCalls } from '../register.calls.ts'
import { requireEstablishment } from './establishments.queries.ts'

type Make = typeof registerCalls.makeInspectorLink
type Revoke = typeof registerCalls.revokeInspectorLink

/** Its key is told once. @throws Refusal 404, 403 */
export async function makeInspectorLink(given: Given<Make, RhTables>, { siret }: { siret: string }) {
  const { db, caller, clock, origins } = given
  const { company, name, companyId } = await requireEstablishment(given, siret, 3)
  const token = newKey()
  const now = clock.now()
  const { id, clientId } = await db
    .insertInto('rh.inspector_link')
    .values({
      companyId,
      siret,
      companyName: company,
      establishmentName: name,
      tokenHash: digestOfKey(token),
      createdAt: now.toString(),
      createdBy: caller.userId,
      expiresAt: now.add({ hours: hoursOfInspection }).toString(),
    })
    .returning(['id', 'clientId'])
    .executeTakeFirstOrThrow()
  const made = (await inspectorLinks(db, siret)).find(link => link.id === id) as InspectorLink
  return { ...made, url: `${origins[0]}${addressOfInspection(clientId, token)}` }
}

/** The latest first, dead ones among them: who opened what stays known. */
export const inspectorLinks = (db: RhDb, siret: string): Promise<InspectorLink[]> =>
  db
    .selectFrom('rh.inspector_link as l')
    .leftJoin('platform.user as u', 'u.id', 'l.createdBy')
    .select([
      'l.id',
      'l.createdAt',
      'l.expiresAt',
      'l.revokedAt',
      sql<string | null>`u.firstname || ' ' || u.name`.as('createdBy'),
      sql<number>`(select count(*)::int from rh.register_reading r where r.link_id = l.id)`.as('uses'),
    ])
    .where('l.siret', '=', siret)
    .orderBy('l.createdAt', 'desc')
    .orderBy('l.id')
    .limit(50)
    .execute()

/** From then on the link answers like one that never was. @throws Refusal 404, 403 */
export async function revokeInspectorLink(given: Given<Revoke, RhTables>, { id }: { id: string }): Promise<void> {
  const { db, clock } = given
  const link = await db.selectFrom('rh.inspector_link').select('siret').where('id', '=', id).executeTakeFirst()
  if (!link) throw notFound()
  await requireEstablishment(given, link.siret, 3)
  await db
    .updateTable('rh.inspector_link')
    .set({ revokedAt: clock.now().toString() })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .execute()
}
