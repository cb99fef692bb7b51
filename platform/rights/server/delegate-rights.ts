import { type FieldError, Refusal, wrongField } from '#kernel/server/errors.ts'
import type { Given } from '#kernel/server/answers.ts'
import { enqueue } from '#kernel/server/events.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { rightDelegationsCalls } from '../right-delegations.calls.ts'
import { mostWithin } from '../right-tree.model.ts'
import { askWithin } from './ask.ts'
import { ownLevelsOf, type Who } from './levels.queries.ts'
import type { Knowledge } from './matrix-columns.ts'
import { ownPerimetersOf } from './perimeter.queries.ts'
import { lockRights } from './rights-lock.ts'
import { tellDelegationsName } from './tell-delegations-job.ts'
import { tellRightsChanged } from './tell-rights-changed.ts'

type Lend = (typeof rightDelegationsCalls)['delegateRights']
type Lending = Given<Lend, PlatformTables>
type Loan = InputOf<Lend>

const longest = Temporal.Duration.from({ hours: 365 * 24 })

/**
 * Lends rights of one's own for a time, one row an element. What has begun already counts from now. Of an act or of
 * fields, what they know of the level.
 * @throws Refusal 400 above one's own level or perimeter, where the client allows none, for oneself or somebody who is
 *   no member, past 365 days
 */
export async function delegateRights(given: Lending, knowledge: Knowledge, loan: Loan): Promise<string[]> {
  const { db, caller, clock } = given
  const now = clock.now()
  await lockRights(db, loan.clientId)
  await requireAllowed(given)
  await requireDelegate(given, loan.delegateId)
  const { startsAt, endsAt } = termOf(loan, now)
  const levels = await lendableLevels(given, knowledge, loan)

  const rows = await db
    .insertInto('platform.right_delegation')
    .values(
      levels.map(({ elementId, level }) => ({
        delegatorId: caller.userId,
        delegateId: loan.delegateId,
        elementId,
        level,
        companyIds: loan.companyIds ?? null,
        startsAt: startsAt.toString(),
        endsAt: endsAt.toString(),
        reason: loan.reason,
        createdBy: caller.userId,
      })),
    )
    .returning('id')
    .execute()
  await enqueue(db, tellDelegationsName, {})
  await tellRightsChanged(given, { clientId: loan.clientId, userIds: [loan.delegateId] })
  return rows.map(({ id }) => id)
}

async function requireAllowed({ db }: Lending) {
  const client = await db
    .selectFrom('platform.client')
    .select('allowsRightDelegation')
    .where('id', '=', eb => eb.fn('kernel.client_id'))
    .executeTakeFirstOrThrow()
  if (!client.allowsRightDelegation) throw new Refusal(400, 'DELEGATION_NOT_ALLOWED', 'rights.delegation.not-allowed')
}

async function requireDelegate({ db, caller, clock }: Lending, delegateId: string) {
  if (delegateId === caller.userId) throw wrongField('delegateId', 'ONESELF', 'rights.delegation.oneself')
  const member = await db
    .selectFrom('platform.client_user as m')
    .innerJoin('platform.user as u', 'u.id', 'm.userId')
    .select('m.userId')
    .where('m.clientId', '=', eb => eb.fn('kernel.client_id'))
    .where('m.userId', '=', delegateId)
    .where('u.active', '=', true)
    .where(isMemberNow('m', clock))
    .executeTakeFirst()
  if (!member) throw wrongField('delegateId', 'UNKNOWN_PERSON', 'rights.delegation.unknown-person')
}

function termOf(loan: Loan, now: Temporal.Instant) {
  const [wished, endsAt] = [Temporal.Instant.from(loan.startsAt), Temporal.Instant.from(loan.endsAt)]
  const startsAt = Temporal.Instant.compare(wished, now) < 0 ? now : wished
  if (Temporal.Instant.compare(endsAt, startsAt) <= 0)
    throw wrongField('endsAt', 'ENDS_BEFORE_START', 'rights.delegation.ends-before-start')
  if (Temporal.Instant.compare(endsAt, startsAt.add(longest)) > 0)
    throw wrongField('endsAt', 'TOO_LONG', 'rights.delegation.too-long')
  return { startsAt, endsAt }
}

type Fault = Omit<FieldError, 'field'> & { elementId: number }

/** The level lent on each element: never above what one holds oneself, everywhere and in each company that is named. */
async function lendableLevels({ db, caller, clock }: Lending, { catalogue }: Knowledge, loan: Loan) {
  const { clientId, companyIds = [] } = loan
  const elementIds = [...new Set(loan.elementIds)]
  const nodes = new Map(catalogue.elements().map(element => [element.id, element]))
  const who: Who = { clientId, userId: caller.userId, now: clock.now() }
  const own = new Map((await ownLevelsOf(askWithin(db), who, elementIds)).map(row => [row.elementId, row.level]))
  const places = companyIds.length > 0 ? await ownPerimetersOf(askWithin(db), who, elementIds) : new Map()

  const faults: Fault[] = []
  const levels = elementIds.flatMap(elementId => {
    const node = nodes.get(elementId)
    const level = node ? mostWithin(node, loan.level) : 0
    if (level === 0) faults.push({ elementId, code: 'NOTHING_TO_LEND', message: 'rights.delegation.nothing' })
    else if (level > (own.get(elementId) ?? 0))
      faults.push({ elementId, code: 'ABOVE_OWN_LEVEL', message: 'rights.delegation.above-level' })
    else if (companyIds.some(id => level > (places.get(id)?.get(elementId) ?? 0)))
      faults.push({ elementId, code: 'ABOVE_OWN_PERIMETER', message: 'rights.delegation.above-perimeter' })
    return [{ elementId, level }]
  })
  if (faults.length === 0) return levels
  const fields = faults.map(({ elementId, ...fault }) => ({
    field: `elementIds.${loan.elementIds.indexOf(elementId)}`,
    ...fault,
  }))
  throw new Refusal(400, 'ABOVE_OWN_RIGHTS', 'rights.delegation.above-own', { fields })
}
