import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { forbidden, notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import type { CultureDb, CultureTables } from '#culture/culture-db.ts'
import { saidAt } from '#kernel/server/said-at.ts'
import { type Asking, cropsOfCompanies, requireCrop } from '#culture/plantings/plantings.server.ts'
import { requireOpenPlaces } from '#culture/treatments/treatments.server.ts'
import { mostHours } from '../work.model.ts'
import type { workCalls } from '../work.calls.ts'
import { workElement } from '../work-place.model.ts'
import { entryById } from './work.queries.ts'
import { rowsOfCrop } from './work-rows.queries.ts'

type Start = typeof workCalls.startWork
type Stop = typeof workCalls.stopWork
type GivenUp = typeof workCalls.noteWorkGivenUp

/** @throws Refusal 404; 403 of another for who does not manage work; 400 of rows, of a day too far back; 409 WORK_OVERLAP, PLACE_CLOSED */
export async function startWork(given: Given<Start, CultureTables>, input: InputOf<Start>) {
  const { db, clock } = given
  const { workerId, taskId, plantingId, placeIds, source, happenedAt } = input
  await requireWorker(given, workerId)
  await requireCrop(given, plantingId, workElement, 2)
  await requireTask(db, taskId)
  await requireRows(given, plantingId, placeIds)
  const startedAt = toldAt(clock, happenedAt)
  await requireOpenPlaces(db, await placesOfWork(db, plantingId, placeIds), startedAt)
  await endRunning(db, workerId, startedAt)
  await requireAlone(db, { workerId, startedAt, endedAt: null })
  const { id } = await db
    .insertInto('culture.work_entry')
    .values({ workerId, taskId, plantingId, startedAt, source })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (placeIds.length > 0)
    await db
      .insertInto('culture.work_entry_row')
      .values(placeIds.map(placeId => ({ workEntryId: id, placeId })))
      .execute()
  return entryById(given, id, workElement)
}

/** @throws Refusal 404; 403; 400 of more rows than were taken on, of an end before its start; 409 WORK_NOT_RUNNING */
export async function stopWork(given: Given<Stop, CultureTables>, input: InputOf<Stop>) {
  const { db, clock } = given
  const { workerId, quantity, happenedAt } = input
  await requireWorker(given, workerId)
  const at = toldAt(clock, happenedAt)
  const entry = await db
    .selectFrom('culture.work_entry')
    .select(['id', 'startedAt', 'version'])
    .where('workerId', '=', workerId)
    .where('startedAt', '<', at)
    .where(isOpenAt(at))
    .orderBy('startedAt', 'desc')
    .executeTakeFirst()
  if (!entry) throw new Refusal(409, 'WORK_NOT_RUNNING', 'culture.work.not-running')
  await requireCounted(db, entry.id, quantity)
  await db
    .updateTable('culture.work_entry')
    .set({
      state: 'done',
      endedAt: atMost(entry.startedAt, at),
      quantity,
      isForgotten: false,
      version: entry.version + 1,
    })
    .where('id', '=', entry.id)
    .execute()
  return entryById(given, entry.id, workElement)
}

/** @throws Refusal 404; 403 of another for who does not manage work */
export async function noteWorkGivenUp(given: Given<GivenUp, CultureTables>, { workerId, sentence }: InputOf<GivenUp>) {
  await requireWorker(given, workerId)
  await given.db
    .insertInto('culture.work_given_up_event')
    .values({ workerId, sentence, at: given.clock.now().toString() })
    .execute()
  return { workerId }
}

/** Nobody works on for more than twelve hours: what is told later is when he may have stopped. */
const atMost = (startedAt: string, at: string) => {
  const last = Temporal.Instant.from(startedAt).add({ hours: mostHours })
  return (Temporal.Instant.compare(last, at) < 0 ? last : Temporal.Instant.from(at)).toString()
}

/** Holds the worker until the end of the transaction: his starts and stops come one after the other. */
async function requireWorker(given: Asking, workerId: string) {
  const worker = await takeForChange(
    given.db.selectFrom('culture.worker').select(['userId']).where('id', '=', workerId).where('archivedAt', 'is', null),
  )
  const level = await given.rights.level(workElement)
  if (worker.userId !== given.caller.userId && level < 3) throw level < 2 ? forbidden() : notFound()
}

/** @throws Refusal 404, also of one that is put aside */
export async function requireTask(db: CultureDb, taskId: string) {
  const task = await db
    .selectFrom('culture.work_task')
    .select('id')
    .where('id', '=', taskId)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  if (!task) throw notFound()
}

async function requireRows(given: Asking, plantingId: string, placeIds: readonly string[]) {
  if (new Set(placeIds).size < placeIds.length) throw wrongField('placeIds', 'twice', 'culture.work.row-twice')
  if (placeIds.length === 0) return
  const { companyIds } = await companyScopeOf(given, workElement)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
      from ${cropsOfCompanies(companyIds)} join ${rowsOfCrop(companyIds)}
     where c.id = ${plantingId} and s.id in ${eachOf(placeIds)}`.execute(given.db)
  if (rows[0]?.count !== placeIds.length) throw wrongField('placeIds', 'unknown', 'culture.work.row-unknown')
}

/** The rows that were chosen, or the whole place of the crop. */
async function placesOfWork(db: CultureDb, plantingId: string, placeIds: readonly string[]) {
  if (placeIds.length > 0) return placeIds
  const crop = await db.selectFrom('culture.planting').select('placeId').where('id', '=', plantingId).executeTakeFirst()
  return crop ? [crop.placeId] : []
}

/** Days back that a phone without network may tell of. */
const daysTold = 2

/** @throws Refusal 400 of what is told days later */
function toldAt(clock: Clock, happenedAt: string | undefined) {
  const said = saidAt(clock, happenedAt)
  if (Temporal.Instant.compare(said, clock.now().subtract({ hours: 24 * daysTold })) < 0)
    throw wrongField('happenedAt', 'too_old', 'culture.work.too-old')
  return said.toString()
}

/** An entry that has no end at an instant, or one that nobody told. */
const isOpenAt = (at: string) =>
  sql<boolean>`(state = 'running' or (state = 'done' and is_forgotten and ended_at > ${at}))`

/** What runs, or whose end nobody told, ends as another thing begins. */
async function endRunning(db: CultureDb, workerId: string, at: string) {
  const { rows } = await sql<{ id: string; startedAt: string }>`
    select id, started_at from culture.work_entry
     where worker_id = ${workerId} and started_at < ${at} and ${isOpenAt(at)}`.execute(db)
  for (const { id, startedAt } of rows)
    await db
      .updateTable('culture.work_entry')
      .set({ state: 'done', endedAt: atMost(startedAt, at), isForgotten: false })
      .set(eb => ({ version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
}

type Stretch = { workerId: string; startedAt: string; endedAt: string | null; exceptId?: string }

/** @throws Refusal 409 WORK_OVERLAP where the worker did something else at that time */
export async function requireAlone(db: CultureDb, { workerId, startedAt, endedAt, exceptId }: Stretch) {
  const { rows } = await sql<{ name: string }>`
    select w.name from culture.work_entry e join culture.worker w on w.id = e.worker_id
     where e.worker_id = ${workerId} and e.id is distinct from ${exceptId ?? null}
       and tstzrange(e.started_at, e.ended_at) && tstzrange(${startedAt}, ${endedAt}) limit 1`.execute(db)
  if (rows[0]) throw new Refusal(409, 'WORK_OVERLAP', 'culture.work.overlap', { values: { name: rows[0].name } })
}

/** @throws Refusal 400 of more rows than were taken on */
export async function requireCounted(db: CultureDb, entryId: string, quantity: number | null) {
  if (quantity === null) return
  const { rows } = await sql<{ unit: string; rows: number }>`
    select k.unit, (select count(*)::int from culture.work_entry_row r where r.work_entry_id = e.id) as rows
      from culture.work_entry e join culture.work_task k on k.id = e.task_id where e.id = ${entryId}`.execute(db)
  const [entry] = rows
  if (entry?.unit === 'row' && entry.rows > 0 && quantity > entry.rows)
    throw wrongField('quantity', 'too_big', 'culture.work.more-than-rows', { count: entry.rows })
}
