import { sql } from 'kysely'
import type { Job } from '#kernel/server/jobs.ts'
import { takeStatistics } from '#kernel/server/take-statistics.ts'
import { slicesOf } from '#kernel/shared/slices-of.ts'
import { inEachClient } from '#platform/in-each-client.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { keepExternalWorkers, keepRegister } from './keep-register.ts'

/** At the first minutes of a day in France, beside what follows the same contracts in lists. */
export const keepRegistersJob: Job = {
  name: 'keep-registers',
  cron: '5 0 * * *',
  run: async ({ databases, clock }) => {
    const today = clock.today().toString()
    await inEachClient(databases, async (db: RhDb) => {
      const employees = idsOf(await peopleWhoseRegisterMayLack(today).execute(db))
      for (const people of slicesOf(employees, peopleAtOnce)) {
        await keepRegister(db, people, today)
        if (isFirst(employees, people)) await takeStatistics(db, ['rh.register_entry'])
      }
      await keepExternalWorkers(db, idsOf(await externalWorkersWhoseRegisterMayLack(today).execute(db)), today)
    })
  },
}

/** After the first of many slices: the others are planned with lines in the register. */
const isFirst = (all: readonly string[], slice: readonly string[]) => slice.length < all.length && slice[0] === all[0]

type Found = { id: string }
const idsOf = ({ rows }: { rows: readonly Found[] }) => rows.map(({ id }) => id)

/** A first night finds the whole staff: by pieces, those who came first before the others. */
const peopleAtOnce = 500

/** Days in which a hiring, a place or a permit is still looked at again: a program may have rested that long. */
const latestDays = 31

/**
 * Contracts that have begun without an entry or ended without an exit, however long ago; contracts that came to nothing;
 * hirings, places and permits of late.
 */
const peopleWhoseRegisterMayLack = (today: string) => sql<Found>`
  select f.id from (
  select c.employee_id as id from rh.employment_contract c
   where c.hiring_date <= ${today} and c.binds
     and (c.hiring_date >= ${today}::date - ${latestDays}::int
       or not exists (select from rh.register_entry e where e.contract_id = c.id))
  union select c.employee_id from rh.employment_contract c
   where upper(c.period) <= ${today} and c.binds
     and not exists (select from rh.register_entry e where e.contract_id = c.id and e.motive = 'left')
  union select c.employee_id from rh.employment_contract c
   where (not c.binds or c.hiring_date > ${today})
     and exists (select from rh.register_entry e where e.contract_id = c.id)
     and not exists (select from rh.register_entry e where e.contract_id = c.id and e.is_void)
  union select a.employee_id from rh.site_assignment a
   where greatest(a.activation_date, a.created_at::date, a.superseded_at::date) >= ${today}::date - ${latestDays}::int
  union select d.employee_id from rh.employee_document d
   where d.kind_code = 'workPermit' and d.status in ('accepted', 'corrected')
     and greatest(d.starting_date, d.created_at::date, d.superseded_at::date) >= ${today}::date - ${latestDays}::int) as f
   order by (select min(c.hiring_date) from rh.employment_contract c where c.employee_id = f.id), f.id`

const externalWorkersWhoseRegisterMayLack = (today: string) => sql<Found>`
  select w.id from rh.external_worker w
   where w.starts_on <= ${today}
     and (w.starts_on >= ${today}::date - ${latestDays}::int
       or not exists (select from rh.register_entry e where e.external_worker_id = w.id))
  union select w.id from rh.external_worker w
   where w.ends_on < ${today}
     and not exists (select from rh.register_entry e where e.external_worker_id = w.id and e.motive = 'left')`
