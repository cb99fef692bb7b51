import type { Given } from '#kernel/server/answers.ts'
import { requireLevel } from '#kernel/server/company-scope.ts'
import { Refusal } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { QualiteDb, QualiteTables } from '#qualite/qualite-db.ts'
import {
  dueAtOf,
  type KindOfNonConformityEvent,
  type Severity,
  type StateOfNonConformity,
} from '../non-conformity.model.ts'
import type { nonConformitiesCalls } from '../non-conformities.calls.ts'
import { scopeOfNonConformities } from './non-conformities.queries.ts'

type Changing = Pick<Given<typeof nonConformitiesCalls.actOnNonConformity, QualiteTables>, 'db' | 'rights'>

export type Standing = {
  id: string
  number: string
  companyId: string
  severity: Severity
  state: StateOfNonConformity
  detectedAt: string
  reopenedCount: number
  version: number
}

/** The record, held, where the caller has the level. @throws Refusal 404; 403 */
export async function nonConformityToChange({ db, rights }: Changing, id: string, needs: Level = 2): Promise<Standing> {
  const standing = await takeForChange(
    db
      .selectFrom('qualite.non_conformity')
      .select(['id', 'number', 'companyId', 'severity', 'state', 'detectedAt', 'reopenedCount', 'version'])
      .where('id', '=', id)
      .$castTo<Standing>(),
  )
  requireLevel(await scopeOfNonConformities({ rights }), standing.companyId, needs)
  return standing
}

type Step = {
  from: StateOfNonConformity
  to: StateOfNonConformity
  version: number
  kind: KindOfNonConformityEvent
  text?: string | null
  /** What else is written with it. */
  more?: Record<string, unknown>
  at: string
}

/** Goes to another state, with the delay that is left to it. @throws Refusal 409 TRANSITION_INVALID, VERSION_CONFLICT */
export async function moveNonConformity(
  db: QualiteDb,
  standing: Standing,
  { from, to, version, kind, text = null, more = {}, at }: Step,
) {
  requireState(standing, from)
  requireUnchanged(standing, { version })
  const dueAt = dueAtOf(to, standing.severity, standing.detectedAt)
  await db
    .updateTable('qualite.non_conformity')
    .set({ ...more, state: to, enteredAt: at, dueAt, closedAt: dueAt === null ? at : null, version: version + 1 })
    .where('id', '=', standing.id)
    .execute()
  await noteEvent(db, { nonConformityId: standing.id, kind, text, at })
}

/** @throws Refusal 409 TRANSITION_INVALID */
export function requireState({ state }: Standing, wanted: StateOfNonConformity) {
  if (state !== wanted)
    throw new Refusal(409, 'TRANSITION_INVALID', `qualite.non-conformity.not-possible.${state}`, { detail: { state } })
}

type Event = { nonConformityId: string; kind: KindOfNonConformityEvent; text?: string | null; at: string }

export const noteEvent = (db: QualiteDb, { text = null, ...event }: Event) =>
  db
    .insertInto('qualite.non_conformity_event')
    .values({ ...event, text })
    .execute()
