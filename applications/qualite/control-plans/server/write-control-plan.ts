import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf, requireLevel } from '#kernel/server/company-scope.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import { withFreeCode } from '#kernel/server/with-free-code.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { QualiteDb, QualiteTables } from '#qualite/qualite-db.ts'
import { type ControlMeasure, hasOneRhythm } from '../control-plan.model.ts'
import { controlsElement } from '../control-plans-place.model.ts'
import type { controlPlansCalls } from '../control-plans.calls.ts'
import { controlPlanById } from './control-plans.queries.ts'
import { makeDues, withdrawDues } from './make-dues.ts'

type Create = typeof controlPlansCalls.createControlPlan
type Edit = typeof controlPlansCalls.editControlPlan
type Fields = Omit<InputOf<Create>, 'companyId' | 'code'>

/** @throws Refusal 404; 403; 400 without one rhythm, of a critical point without what to do, CODE_TAKEN */
export async function createControlPlan(
  given: Given<Create, QualiteTables>,
  { companyId, code, measures, ...fields }: InputOf<Create>,
) {
  const { db, clock } = given
  requireLevel(await companyScopeOf(given, controlsElement), companyId, 3)
  requireWhole(fields)
  const askedFrom = clock.now().toString()
  const taken = { fields: { control_plan_code: 'code' }, text: 'qualite.controls.code-taken' }
  const { id } = await withFreeCode(taken, () =>
    db
      .insertInto('qualite.control_plan')
      .values({ companyId, code, ...fields, askedFrom })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  await writeMeasures(db, id, measures)
  await makeDues(db, clock, id)
  return controlPlanById(given, id)
}

/**
 * What was due and nobody did yet is due as the plan now says. One whose rhythm changed, or that comes back, asks from now on.
 * @throws Refusal 404; 403; 409; 400 as above
 */
export async function editControlPlan(
  given: Given<Edit, QualiteTables>,
  { id, version, measures, isArchived, ...fields }: InputOf<Edit>,
) {
  const { db, clock } = given
  const standing = await takeForChange(
    db
      .selectFrom('qualite.control_plan')
      .select(['id', 'companyId', 'weekdays', 'times', 'lotKinds', 'askedFrom', 'archivedAt', 'version'])
      .where('id', '=', id),
  )
  requireLevel(await companyScopeOf(given, controlsElement), standing.companyId, 3)
  requireUnchanged(standing, { version })
  requireWhole(fields)
  const now = clock.now().toString()
  const isAnew = rhythmOf(standing) !== rhythmOf(fields) || (standing.archivedAt !== null && !isArchived)
  await db
    .updateTable('qualite.control_plan')
    .set({
      ...fields,
      askedFrom: isAnew ? now : standing.askedFrom,
      archivedAt: isArchived ? (standing.archivedAt ?? now) : null,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('qualite.control_measure').where('planId', '=', id).execute()
  await writeMeasures(db, id, measures)
  if (isAnew || isArchived) await withdrawDues(db, clock, id)
  await makeDues(db, clock, id)
  return controlPlanById(given, id)
}

const rhythmOf = ({ weekdays, times, lotKinds }: { weekdays: number[]; times: string[]; lotKinds: string[] }) =>
  JSON.stringify([weekdays, times, lotKinds].map(part => part.toSorted()))

function requireWhole(fields: Pick<Fields, 'weekdays' | 'times' | 'lotKinds' | 'kind' | 'corrective'>) {
  if (!hasOneRhythm(fields))
    throw wrongField(fields.weekdays.length === 0 ? 'weekdays' : 'times', 'rhythm', 'qualite.controls.one-rhythm')
  if (fields.kind === 'ccp' && fields.corrective === null)
    throw wrongField('corrective', 'required', 'kernel.field.required')
}

async function writeMeasures(db: QualiteDb, planId: string, measures: readonly ControlMeasure[]) {
  if (measures.length === 0) return
  await db
    .insertInto('qualite.control_measure')
    .values(measures.map((measure, place) => ({ ...measure, planId, rank: place + 1 })))
    .execute()
}
