import { forbidden, Refusal } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { DemandesDb } from '#demandes/demandes-db.ts'
import type { KindOfEvent, KindOfRequest, Request, StateOfRequest } from '../request.model.ts'
import { requestById } from './request-in-full.queries.ts'
import type { Asking } from './request-scope.ts'

export type StandingRequest = {
  id: string
  number: string
  companyId: string
  serviceId: string | null
  requesterId: string
  kind: KindOfRequest
  state: StateOfRequest
  neededOn: string
  round: number
  estimatedCents: number | null
  version: number
}

type Wanted = {
  from: readonly StateOfRequest[]
  version?: number | undefined
  /** What the caller must be able to do with it, where it stands in such a state. */
  can?: keyof Request['can']
}

/**
 * The request, held, as the caller sees it.
 * @throws Refusal 404; 409 TRANSITION_INVALID in another state, VERSION_CONFLICT; 403 where he may not
 */
export async function requestToChange(given: Asking, id: string, { from, version, can }: Wanted) {
  const standing = await takeForChange(
    given.db
      .selectFrom('demandes.request')
      .select([
        'id',
        'number',
        'companyId',
        'serviceId',
        'requesterId',
        'kind',
        'state',
        'neededOn',
        'round',
        'version',
      ])
      .select('estimatedCents')
      .where('id', '=', id)
      .$castTo<StandingRequest & { estimatedCents: string | number | null }>(),
  )
  const { can: may, lines } = await requestById(given, id)
  if (!from.includes(standing.state)) throw notPossible(standing.state)
  requireUnchanged(standing, { version })
  if (can && !may[can]) throw forbidden()
  const { estimatedCents } = standing
  return { ...standing, estimatedCents: estimatedCents === null ? null : Number(estimatedCents), lines, can: may }
}

export const notPossible = (state: StateOfRequest) =>
  new Refusal(409, 'TRANSITION_INVALID', `demandes.request.not-possible.${state}`, { detail: { state } })

type Step = { to: StateOfRequest; kind: KindOfEvent; text?: string | null; more?: Record<string, unknown>; at: string }

/** To another state, with what is written with it. */
export async function moveRequest(
  db: DemandesDb,
  { id, version }: Pick<StandingRequest, 'id' | 'version'>,
  { to, kind, text = null, more = {}, at }: Step,
) {
  await db
    .updateTable('demandes.request')
    .set({ ...more, state: to, enteredAt: at, version: version + 1 })
    .where('id', '=', id)
    .execute()
  await noteEvent(db, { requestId: id, kind, text, at })
}

type Event = { requestId: string; kind: KindOfEvent; text?: string | null; at: string }

export const noteEvent = (db: DemandesDb, { text = null, ...event }: Event) =>
  db
    .insertInto('demandes.request_event')
    .values({ ...event, text })
    .execute()
