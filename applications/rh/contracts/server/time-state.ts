import { sql } from 'kysely'
import type { Value } from '#kernel/server/prepared.ts'
import type { TimeState } from '../contract.model.ts'

/** Where contract `c` stands on a day; null of one that binds nobody. */
export const timeStateOn = (today: Value<string>) => sql<TimeState | null>`case
  when not c.binds then null
  when c.hiring_date > ${today}::date then 'upcoming'
  when c.final_day < ${today}::date then 'ended'
  when exists (select from rh.suspension s
    where s.contract_id = c.id and s.binds and ${today}::date between s.starting_date and coalesce(s.ending_date, 'infinity'))
    then 'suspended'
  else 'running' end`
