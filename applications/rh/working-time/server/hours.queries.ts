import type { RhDb } from '#rh/rh-db.ts'
import { hourOf } from '../worked-time.model.ts'
import type { WorkedHours } from '../working-time.model.ts'

export async function hoursById(db: RhDb, id: string): Promise<WorkedHours> {
  const { startsAt, endsAt, ...entry } = await db
    .selectFrom('rh.time_entry')
    .select(['id', 'workDate', 'startsAt', 'endsAt', 'breakMinutes', 'totalMinutes', 'workedMinutes', 'task'])
    .select(['source', 'state', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    ...entry,
    from: startsAt && hourOf(startsAt),
    until: endsAt && hourOf(endsAt),
  } as WorkedHours
}
