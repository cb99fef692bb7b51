import type { Given } from '#kernel/server/answers.ts'
import { Refusal } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { QualiteDb, QualiteTables } from '#qualite/qualite-db.ts'
import { dueAtOf } from '../delays.model.ts'
import { isOpen, type KindOfEvent, type StateOfDispute } from '../dispute.model.ts'
import type { disputesCalls } from '../disputes.calls.ts'
import { requireOn } from './dispute-scope.ts'

type Changing = Pick<Given<typeof disputesCalls.transmitDispute, QualiteTables>, 'db' | 'rights'>

/** The dispute, held, where the caller has the level on one of these. @throws Refusal 404; 403 */
export async function disputeToChange({ db, rights }: Changing, id: string, elements: readonly string[], needs: Level) {
  const standing = await takeForChange(
    db
      .selectFrom('qualite.dispute')
      .select(['id', 'number', 'companyId', 'state', 'kind', 'requestedCents', 'grantedCents', 'createdBy', 'version'])
      .select(['deliveredAt', 'notifiedAt'])
      .where('id', '=', id)
      .$castTo<StandingDispute>(),
  )
  await requireOn({ rights }, standing.companyId, elements, needs)
  return standing
}

export type StandingDispute = {
  id: string
  number: string
  companyId: string
  state: StateOfDispute
  kind: string
  requestedCents: number
  grantedCents: number | null
  createdBy: string | null
  deliveredAt: string
  notifiedAt: string
  version: number
}

export const notPossible = (state: StateOfDispute) =>
  new Refusal(409, 'TRANSITION_INVALID', `qualite.dispute.not-possible.${state}`, { detail: { state } })

type Step = {
  from: readonly StateOfDispute[]
  to: StateOfDispute
  version: number | undefined
  kind: KindOfEvent
  text?: string | null
  /** What else is written with it. */
  more?: Record<string, unknown>
  at: string
}

/** Goes to another state, which has its own delay. @throws Refusal 409 TRANSITION_INVALID, VERSION_CONFLICT */
export async function moveDispute(
  db: QualiteDb,
  standing: StandingDispute,
  { from, to, version, kind, text = null, more = {}, at }: Step,
) {
  if (!from.includes(standing.state)) throw notPossible(standing.state)
  requireUnchanged(standing, { version })
  await db
    .updateTable('qualite.dispute')
    .set({
      ...more,
      state: to,
      enteredAt: at,
      dueAt: isOpen(to) ? dueAtOf(to, at) : null,
      closedAt: isOpen(to) ? null : at,
      version: standing.version + 1,
    })
    .where('id', '=', standing.id)
    .execute()
  await noteEvent(db, { disputeId: standing.id, kind, text, at })
}

type Event = { disputeId: string; kind: KindOfEvent; text?: string | null; at: string }

export const noteEvent = (db: QualiteDb, { text = null, ...event }: Event) =>
  db
    .insertInto('qualite.dispute_event')
    .values({ ...event, text })
    .execute()
