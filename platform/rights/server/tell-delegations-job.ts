import { sql } from 'kysely'
import type { Ground } from '#kernel/server/answers.ts'
import type { Databases } from '#kernel/server/db.ts'
import type { Job } from '#kernel/server/jobs.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { delegationLetter, delegationNews, type Loan, type Side } from './delegation-letter.ts'
import { delegationsToTell, markTold } from './delegations-to-tell.queries.ts'
import { tellRightsChanged } from './tell-rights-changed.ts'

export const tellDelegationsName = 'tell-right-delegations'

type Work = Ground & { databases: Databases }

/**
 * Each minute, and at once after somebody lends or takes back: both sides are told of what has started and of what has
 * ended, once, and the borrower's menu is asked again; in a client that is closed, once it is open again. A loan is marked in the transaction that hands its mails over: a
 * refusal leaves it to the next try, a crash in between may send it twice, none is lost.
 */
export const tellDelegationsJob: Job = {
  name: tellDelegationsName,
  cron: '* * * * *',
  run: async work => {
    const failures: unknown[] = []
    for (const clientId of await clientsWaiting(work)) {
      await tellIn(work, clientId).catch(error => failures.push(error))
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} clients were not told`)
  },
}

async function clientsWaiting({ databases, clock }: Work) {
  const rows = await databases.query<{ id: string }>(
    'auth',
    'delegations to tell',
    `select c.id from platform.client c
       join (select client_id from platform.right_delegation where start_told_at is null and starts_at <= $1
             union
             select client_id from platform.right_delegation
              where end_told_at is null and least(ends_at, revoked_at) <= $1) waiting on waiting.client_id = c.id
      where c.status = 'active'`,
    [clock.now().toString()],
  )
  return rows.map(({ id }) => id)
}

async function tellIn(work: Work, clientId: string) {
  const waiting: (() => unknown)[] = []
  await work.databases.transaction('platform', { clientId, readOnly: false }, async (db: PlatformDb) => {
    await sql`select pg_advisory_xact_lock(hashtext('tell delegations'), hashtext(${clientId}))`.execute(db)
    const now = work.clock.now()
    const loans = await delegationsToTell(db, now)
    await markTold(db, loans, now)
    for (const loan of loans) {
      await tellSide(work, db, loan, 'delegate')
      await tellSide(work, db, loan, 'delegator')
    }
    const given = {
      db,
      clock: work.clock,
      signals: work.signals,
      afterCommit: (act: () => unknown) => void waiting.push(act),
    }
    await tellRightsChanged(given, { clientId, userIds: loans.map(({ delegate }) => delegate.id) })
  })
  for (const act of waiting) act()
}

async function tellSide(work: Work, db: PlatformDb, loan: Loan, side: Side) {
  const reader = loan[side]
  const { subject, intro, text } = delegationLetter(work, loan, side)
  const link = '/sun/user/profile'
  await notify(db, { userIds: [reader.id], type: delegationNews.code, title: subject, subtitle: intro, link })
  if (reader.isThere) await work.mailer.send({ to: reader.mail, subject, text })
}
