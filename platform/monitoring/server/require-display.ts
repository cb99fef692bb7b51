import type { Visit } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { forbidden, Refusal } from '#kernel/server/errors.ts'
import type { Gate } from '#kernel/server/gate.ts'
import { linkOf } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

type Given = { db: PlatformDb; clock: Clock; visit: Visit }

/**
 * A wall screen shows its link; somebody who runs the platform, his session.
 * @throws Refusal 401 of a link that is none, or is over; 401 and 403 of a session that is none, or not a super role's
 */
export async function requireDisplay({ db, clock, visit }: Given, session: Gate['session']): Promise<void> {
  const token = visit.header('displaytoken')
  if (token !== undefined) {
    if (!(await linkOf(db, clock, ['display'], token))) {
      throw new Refusal(401, 'DISPLAY_LINK_OVER', 'monitoring.display-over')
    }
    return
  }
  const caller = await session(visit.header('authorization')?.replace(/^Bearer /i, ''), undefined)
  if (!caller.superDev && !caller.superAdmin) throw forbidden()
}
