import type { Clock } from '#kernel/server/clock.ts'
import { forbidden, Refusal } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { MemberActs, MemberInFull } from '../member.model.ts'
import { type Leadership, leadsService } from './leadership.ts'
import { actsOn } from './member-acts.ts'
import { membersOf } from './members.queries.ts'

export const personNotFound = () => new Refusal(404, 'NOT_FOUND', 'users.not-found')

type Reader = { db: PlatformDb; clock: Clock; leader: Leadership }

/**
 * A member of the client whom the reader leads.
 * @throws Refusal 404 for anybody else, known or not
 */
export async function ledMember({ db, clock, leader }: Reader, userId: string): Promise<MemberInFull> {
  const [member] = await membersOf(db, clock, [userId])
  const isLed = member && (leader.everybody || member.services.some(service => leadsService(leader, service)))
  if (!isLed) throw personNotFound()
  return { ...member, can: actsOn(leader, member, clock) }
}

/**
 * The same, where something is to be done about him.
 * @throws Refusal 404, and 403 when the reader sees him and may not
 */
export async function memberToLead(reader: Reader, userId: string, act: keyof MemberActs): Promise<MemberInFull> {
  const member = await ledMember(reader, userId)
  if (!member.can[act]) throw forbidden()
  return member
}
