import { sql } from 'kysely'
import type { Job } from '#kernel/server/jobs.ts'
import { inEachClient } from '#platform/in-each-client.server.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import { daysMadeAhead, daysUntilMissed, dueDays, type RoundPlanFields } from '../plant-round.model.ts'

type Planned = RoundPlanFields & { plantingId: string; observerId: string; plantedOn: string; lastOn: string | null }

/** Each night: rounds of the weeks to come are made, and those that nobody began in time are missed. Twice is as once. */
export const makeRoundsJob: Job = {
  name: 'make-plant-rounds',
  cron: '40 2 * * *',
  run: ({ databases, clock }) =>
    inEachClient(databases, async (db: CultureDb) => {
      const today = clock.today()
      await makeRounds(db, today)
      await missRounds(db, today)
    }),
}

/** Makes the rounds that plans ask for from today on; of one crop, or of all. */
export async function makeRounds(db: CultureDb, today: Temporal.PlainDate, plantingId?: string) {
  const until = today.add({ days: daysMadeAhead }).toString()
  const { rows } = await sql<Planned>`
    select n.planting_id, a.observer_id, n.weekday, n.every_weeks, n.starts_on, n.ends_on, c.planted_on,
           c.ended_on as last_on
      from culture.round_plan n
      join culture.plant_attribution a on a.planting_id = n.planting_id
      join culture.planting c on c.id = n.planting_id
     where c.archived_at is null and (${plantingId ?? null}::uuid is null or c.id = ${plantingId ?? null}::uuid)
     order by n.planting_id`.execute(db)
  const rounds = rows.flatMap(({ plantingId: id, observerId, plantedOn, lastOn, ...plan }) =>
    dueDays(plan, today.toString(), until)
      .filter(day => day >= plantedOn && (lastOn === null || day <= lastOn))
      .map(dueOn => ({ plantingId: id, observerId, dueOn })),
  )
  if (rounds.length === 0) return
  await db
    .insertInto('culture.plant_round')
    .values(rounds)
    .onConflict(conflict => conflict.columns(['clientId', 'plantingId', 'dueOn']).doNothing())
    .execute()
}

const missRounds = (db: CultureDb, today: Temporal.PlainDate) =>
  sql`update culture.plant_round set state = 'missed', version = version + 1
       where state = 'due' and due_on < ${today.subtract({ days: daysUntilMissed }).toString()}::date`.execute(db)
