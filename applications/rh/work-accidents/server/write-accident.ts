import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { forbidden, notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'
import { nextNumber } from '#platform/numbering/numbering.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type {
  Analysis,
  Declaration,
  KindOfAccident,
  StateOfAccident,
  WorkAccident,
  WorkAccidentChange,
  WorkAccidentFields,
} from '../work-accident.model.ts'
import type { SafetyScope } from './safety-scope.ts'
import { accidentById } from './work-accidents.queries.ts'

type OfOne = { id: string; version: number }

/** @throws Refusal 404 for somebody who worked in none of these companies then; 400 of what is still to come */
export async function reportWorkAccident(
  db: RhDb,
  scope: SafetyScope,
  { injuredPart, injury, ...fields }: WorkAccidentFields,
): Promise<WorkAccident> {
  requirePast(scope, 'knownAt', fields.knownAt)
  const companyId = await companyThen(db, scope, fields)
  const health = scope.healthIds.includes(companyId) ? { injuredPart, injury } : {}
  const { id } = await db
    .insertInto('rh.work_accident')
    .values({ ...fields, ...health, companyId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return accidentById(db, scope, id)
}

/**
 * What is known of it now. One in the register that is no longer benign is reported anew; its line stays.
 * @throws Refusal 404; 403; 409 when somebody saved since, or of one that is closed; 400 of a declared one said to be benign
 */
export async function editWorkAccident(
  db: RhDb,
  scope: SafetyScope,
  { id, version, injuredPart, injury, ...fields }: WorkAccidentChange,
): Promise<WorkAccident> {
  requirePast(scope, 'knownAt', fields.knownAt)
  const standing = await taken(db, scope, { id, version })
  if (standing.state === 'declared' && fields.kind === 'benign')
    throw wrongField('kind', 'declared', 'rh.accident.declared')
  const health = scope.healthIds.includes(standing.companyId) ? { injuredPart, injury } : {}
  const turnsGrave = standing.state === 'registered' && fields.kind !== 'benign'
  await change(db, { id, version }, { ...fields, ...health, ...(turnsGrave && { state: 'reported' as const }) })
  return accidentById(db, scope, id)
}

/** @throws Refusal 404; 403; 409 when somebody saved since, or of one that is not to be declared; 400 of what is still to come */
export async function declareWorkAccident(
  db: RhDb,
  scope: SafetyScope,
  { id, version, ...declaration }: Declaration & OfOne,
): Promise<WorkAccident> {
  requirePast(scope, 'declaredAt', declaration.declaredAt)
  const { state, kind, knownAt } = await taken(db, scope, { id, version })
  if (state !== 'reported' || kind === 'benign') throw notInState()
  if (Temporal.Instant.compare(declaration.declaredAt, knownAt) < 0)
    throw wrongField('declaredAt', 'before', 'rh.accident.declared-before')
  await change(db, { id, version }, { ...declaration, state: 'declared' })
  return accidentById(db, scope, id)
}

/** @throws Refusal 404; 403; 409 when somebody saved since, or of one that is not benign */
export async function registerWorkAccident(
  db: RhDb,
  scope: SafetyScope,
  { id, version }: OfOne,
): Promise<WorkAccident> {
  const { state, kind, companyId, occurredAt, registerNumber } = await taken(db, scope, { id, version })
  if (state !== 'reported' || kind !== 'benign') throw notInState()
  const { year } = Temporal.Instant.from(occurredAt).toZonedDateTimeISO(businessZone)
  const line = registerNumber
    ? {}
    : {
        registerYear: year,
        registerNumber: await nextNumber(db, { series: 'benign-accident', ownerId: companyId, year }),
      }
  await change(db, { id, version }, { ...line, state: 'registered' })
  return accidentById(db, scope, id)
}

/** @throws Refusal 404; 403; 409 when somebody saved since, or of one that is neither declared nor in the register */
export async function closeWorkAccident(
  db: RhDb,
  scope: SafetyScope,
  { id, version, ...analysis }: Analysis & OfOne,
): Promise<WorkAccident> {
  const { state } = await taken(db, scope, { id, version })
  if (state !== 'declared' && state !== 'registered') throw notInState()
  await change(db, { id, version }, { ...analysis, state: 'closed', closedAt: scope.now.toString() })
  return accidentById(db, scope, id)
}

type Standing = {
  companyId: string
  state: StateOfAccident
  kind: KindOfAccident
  knownAt: string
  occurredAt: string
  registerNumber: number | null
  version: number
}

async function taken(db: RhDb, { readIds, writtenIds }: SafetyScope, { id, version }: OfOne): Promise<Standing> {
  const standing = (await takeForChange(
    db
      .selectFrom('rh.work_accident')
      .select(['companyId', 'state', 'kind', 'knownAt', 'occurredAt', 'registerNumber', 'version'])
      .where('id', '=', id)
      .where('companyId', 'in', eachOf(readIds)),
  )) as Standing
  if (!writtenIds.includes(standing.companyId)) throw forbidden()
  requireUnchanged(standing, { version })
  if (standing.state === 'closed') throw notInState()
  return standing
}

const change = (db: RhDb, { id, version }: OfOne, columns: object) =>
  db
    .updateTable('rh.work_accident')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .execute()

const notInState = () => new Refusal(409, 'NOT_IN_STATE', 'rh.accident.not-in-state')

function requirePast({ now }: SafetyScope, field: string, instant: string) {
  if (Temporal.Instant.compare(instant, now) > 0) throw wrongField(field, 'future', 'rh.accident.still-to-come')
}

/** Whom somebody worked for when it happened. */
async function companyThen(
  db: RhDb,
  { writtenIds }: SafetyScope,
  { employeeId, occurredAt }: Pick<WorkAccidentFields, 'employeeId' | 'occurredAt'>,
) {
  const { rows } = await sql<{ companyId: string }>`
    select k.company_id from rh.employment_contract k
      join rh.employee e on e.id = k.employee_id and e.status <> 'deleted'
     where k.employee_id = ${employeeId} and k.binds and k.company_id in ${eachOf(writtenIds)}
     order by k.period @> (${occurredAt}::timestamptz at time zone 'Europe/Paris')::date desc, k.hiring_date desc
     limit 1`.execute(db)
  const [found] = rows
  if (!found) throw notFound()
  return found.companyId
}
