import type { Clock } from '#kernel/server/clock.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ImportDesk } from './import-desk.ts'
import { heldRun, requireState, type StoredRun } from './stored-run.queries.ts'

/** A program that says nothing for so long was killed: another may go on in its place. */
const silenceSeconds = 15

export const isWorkedOn = ({ workerSeenAt }: Pick<StoredRun, 'workerSeenAt'>, clock: Clock) =>
  workerSeenAt !== null && clock.now().since(Temporal.Instant.from(workerSeenAt)).total('seconds') < silenceSeconds

/**
 * Takes a run in hand, for one program at a time. Lines that were refused the last time wait again.
 * @throws Refusal 404; 409 before the check, after the end, or while somebody else is at it
 */
export async function claimRun(
  db: PlatformDb,
  desk: ImportDesk,
  { id, worker }: { id: string; worker: string },
  clock: Clock,
): Promise<StoredRun> {
  const run = await heldRun(db, desk, id)
  if (isWorkedOn(run, clock)) {
    throw new Refusal(409, 'IMPORT_UNDER_WAY', 'imports.refusal.under-way', { values: { seconds: silenceSeconds } })
  }
  requireState(run, 'checked', 'running', 'stopped', 'partly_done')
  const now = clock.now().toString()
  await db
    .updateTable('platform.import_run')
    .set(eb => ({
      state: 'running',
      worker,
      workerSeenAt: now,
      startedAt: eb.fn.coalesce('startedAt', eb.val(now)),
      endedAt: null,
      version: run.version + 1,
    }))
    .where('id', '=', id)
    .execute()
  if (run.state === 'partly_done') {
    await db
      .updateTable('platform.import_row')
      .set({ state: 'waiting' })
      .where('runId', '=', id)
      .where('state', '=', 'refused')
      .execute()
  }
  return run
}

/** Says that one is still there. False: the run was stopped, or somebody else has taken it over. */
export async function keepClaim(db: PlatformDb, id: string, worker: string, clock: Clock): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('platform.import_run')
    .set({ workerSeenAt: clock.now().toString() })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Lets go of a run, if it is still in one's hands: at its end, or stopped on the way. */
export async function releaseRun(db: PlatformDb, id: string, worker: string, clock: Clock): Promise<void> {
  const { waiting, refused } = await db
    .selectFrom('platform.import_row')
    .select(eb => [
      eb.fn.countAll<number>().filterWhere('state', '=', 'waiting').as('waiting'),
      eb.fn.countAll<number>().filterWhere('state', '=', 'refused').as('refused'),
    ])
    .where('runId', '=', id)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('platform.import_run')
    .set(eb => ({
      state: waiting > 0 ? 'stopped' : refused > 0 ? 'partly_done' : 'done',
      worker: null,
      workerSeenAt: null,
      endedAt: clock.now().toString(),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('worker', '=', worker)
    .execute()
}
