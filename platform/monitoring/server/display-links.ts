import type { Clock } from '#kernel/server/clock.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import { giveLink, livingLinks, revokeLink } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { DisplayLink } from '../dashboard.model.ts'

type Given = { db: PlatformDb; clock: Clock; keys: Keys }

export async function displayLinks({ db, clock }: Pick<Given, 'db' | 'clock'>): Promise<DisplayLink[]> {
  const links = await livingLinks(db, clock, 'display')
  return links.map(({ id, subject, createdAt, expiresAt }) => ({
    id,
    label: String((subject as { label?: string }).label ?? ''),
    createdAt,
    expiresAt,
  }))
}

/** The token is told once; what is kept of it is its digest. */
export async function makeDisplayLink(given: Given & { caller: { userId: string } }, label: string) {
  const { db, clock, keys, caller } = given
  const { id, token } = await giveLink(
    db,
    { clock, keys },
    { kind: 'display', subject: { label: label.toWellFormed(), madeBy: caller.userId } },
  )
  const link = (await displayLinks(given)).find(made => made.id === id) as DisplayLink
  return { ...link, token }
}

/** @throws Refusal 404 */
export async function revokeDisplayLink({ db, clock }: Pick<Given, 'db' | 'clock'>, id: string): Promise<void> {
  if (!(await revokeLink(db, clock, 'display', id))) throw notFound()
}
