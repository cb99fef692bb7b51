import { notify } from '#platform/notifications/notifications.server.ts'
import type { NotificationType } from '#platform/notifications/notification-type.slot.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { addressOfDpae } from '../dpae-place.model.ts'
import type { Desk } from './desk.ts'

export const declarationFailed: NotificationType = {
  code: 'dpae.failed',
  name: 'rh.dpae.failed-news',
  usually: { application: true, mail: true, desktop: true },
}

type Failed = { contractId: string; askedBy: string | null }

/** Tells who asked for it that a declaration did not reach its organism. */
export async function tellFailure(db: RhDb, { say }: Pick<Desk, 'say'>, { contractId, askedBy }: Failed) {
  if (askedBy === null) return
  const person = await db
    .selectFrom('rh.employment_contract as c')
    .innerJoin('rh.employee as e', 'e.id', 'c.employeeId')
    .select(['e.id', 'e.name', 'e.firstname'])
    .where('c.id', '=', contractId)
    .executeTakeFirstOrThrow()
  const who = `${person.name} ${person.firstname}`
  await notify(db, {
    userIds: [askedBy],
    type: declarationFailed.code,
    title: language => say(language, 'rh.dpae.failed-title', { who }),
    subtitle: language => say(language, 'rh.dpae.failed-text'),
    link: addressOfDpae(person.id),
  })
}
