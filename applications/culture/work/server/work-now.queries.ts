import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'
import { type Asking, cropsOfCompanies } from '#culture/plantings/plantings.server.ts'
import type { workCalls } from '../work.calls.ts'
import type { WorkerDay, WorkNow } from '../work.model.ts'
import { workElement } from '../work-place.model.ts'
import { dayOfEntry, entriesWhere, hoursOf } from './work.queries.ts'

type Person = WorkerDay['worker']

/** Workers in use, or one of them: oneself first, then by name; of others only for who manages work. */
async function peopleOf(given: Asking, id: string | null = null): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select w.id, w.name, w.team, w.badge, w.user_id is not distinct from ${given.caller.userId} as is_oneself
      from culture.worker w
     where w.archived_at is null and (${id}::uuid is null or w.id = ${id})
       and (w.user_id = ${given.caller.userId} or ${(await given.rights.level(workElement)) >= 3})
     order by is_oneself desc, w.search_text, w.id`.execute(given.db)
  return rows
}

export async function workNow(given: Asking): Promise<WorkNow> {
  const people = await peopleOf(given)
  const entries = await entriesWhere(given, {
    element: workElement,
    where: sql`${dayOfEntry} = ${given.clock.today().toString()}::date or e.ended_at is null`,
  })
  const byWorker = Map.groupBy(entries, ({ workerId }) => workerId)
  return {
    people: people.map(person => {
      const own = byWorker.get(person.id) ?? []
      return { ...person, running: own.find(({ state }) => state === 'running') ?? null, hours: hoursOf(own) }
    }),
    teams: await pacesOfTeams(given),
  }
}

/** @throws Refusal 404 of somebody else for who does not manage work */
export async function workOfWorker(
  given: Asking,
  { workerId }: InputOf<typeof workCalls.getWorkOfWorker>,
): Promise<WorkerDay> {
  const [worker] = await peopleOf(given, workerId)
  if (!worker) throw notFound()
  const entries = await entriesWhere(given, {
    element: workElement,
    where: sql`e.worker_id = ${workerId}
      and (${dayOfEntry} = ${given.clock.today().toString()}::date or e.ended_at is null)`,
  })
  const level = await given.rights.level(workElement)
  return { worker, can: { start: level >= (worker.isOneself ? 2 : 3) }, entries: entries.toReversed() }
}

/** So many people make a team in which nobody is told apart. */
const leastPeople = 3
const daysOfPace = 7

/** What teams did of each task in seven days, set against its standard. */
async function pacesOfTeams(given: Asking): Promise<WorkNow['teams']> {
  const { companyIds } = await companyScopeOf(given, workElement)
  const { rows } = await sql<WorkNow['teams'][number]>`
    select w.team, k.name as task, count(distinct e.worker_id)::int as people,
           round(sum(extract(epoch from e.ended_at - e.started_at)) / 3600, 1)::float8 as hours,
           round(100 * sum(e.quantity) filter (where e.quantity is not null) * 3600
             / nullif(sum(extract(epoch from e.ended_at - e.started_at)) filter (where e.quantity is not null), 0)
             / k.standard_per_hour)::int as percent
      from culture.work_entry e
      join culture.worker w on w.id = e.worker_id
      join culture.work_task k on k.id = e.task_id
      join ${cropsOfCompanies(companyIds)} on c.id = e.planting_id
     where w.team is not null and e.ended_at is not null
       and e.started_at >= (${given.clock.today().subtract({ days: daysOfPace }).toString()}::date)::timestamp
             at time zone ${businessZone}
     group by w.team, k.id, k.name, k.standard_per_hour
    having count(distinct e.worker_id) >= ${leastPeople}
     order by w.team, k.name`.execute(given.db)
  return rows
}
