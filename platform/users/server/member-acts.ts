import type { Clock } from '#kernel/server/clock.ts'
import { hoursBeforeReminder, type MemberActs } from '../member.model.ts'
import type { Leadership } from './leadership.ts'
import type { KnownMember } from './members.queries.ts'

const nothing: MemberActs = { correct: false, place: false, appoint: false, administer: false, resend: false }

/** What somebody may do about a member whom he sees: nobody leads himself, nor whoever has gone. */
export function actsOn(leader: Leadership, member: KnownMember, clock: Clock): MemberActs {
  const { id, state, roles, invitedAt } = member
  if (leader.readsOnly || id === leader.userId || state === 'ended') return nothing
  const place = leader.everybody || roles.length === 0
  const isInvited = state === 'invited'
  return {
    correct: leader.everybody && isInvited,
    place,
    appoint: leader.everybody || isWithinCompanies(leader, member),
    administer: leader.everybody && !leader.isSupport,
    resend: place && isInvited && isReminderDue(invitedAt, clock),
  }
}

/** Somebody whose services all lie in the companies that one manages, and who administers none himself. */
const isWithinCompanies = ({ companies }: Leadership, { services, roles, allCompanies }: KnownMember) =>
  !allCompanies &&
  !roles.some(role => role !== 'managerOfService') &&
  services.length > 0 &&
  services.every(({ companyId }) => companies.has(companyId))

const isReminderDue = (invitedAt: string | null, clock: Clock) =>
  invitedAt === null ||
  Temporal.Instant.compare(Temporal.Instant.from(invitedAt).add({ hours: hoursBeforeReminder }), clock.now()) <= 0
