import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { Job } from '#kernel/server/jobs.ts'
import { inEachClient } from '#platform/in-each-client.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { leave } from '../absence-type.model.ts'
import { accruedIn } from '../accrual.model.ts'

type Employed = {
  employeeId: string
  companyId: string
  contracts: { from: string; to: string | null }[]
  absences: { typeCode: string; from: string; to: string }[]
}

/** On the first night of a month, the paid leave that the month before gave; a month is counted once. */
export const accrueLeaveJob: Job = {
  name: 'accrue-leave',
  cron: '30 1 1 * *',
  run: ({ databases, clock }) => {
    const first = clock.today().with({ day: 1 }).subtract({ months: 1 })
    const month = { first: first.toString(), last: first.add({ months: 1 }).subtract({ days: 1 }).toString() }
    return inEachClient(databases, async (db: RhDb) => accrueLeave(db, month))
  },
}

/** Seasonal and harvest contracts have no balance: a tenth is paid at their end. */
export async function accrueLeave(db: RhDb, month: { first: string; last: string }) {
  const entries = (await employedIn(db, month))
    .map(({ employeeId, companyId, contracts, absences }) => ({
      employeeId,
      companyId,
      account: 'CP',
      kind: 'accrual',
      hundredths: accruedIn(month, contracts, absences),
      effectiveOn: month.last,
    }))
    .filter(({ hundredths }) => hundredths > 0)
  if (entries.length > 0)
    await db
      .insertInto('rh.absence_balance_entry')
      .values(entries)
      .onConflict(conflict => conflict.doNothing())
      .execute()
}

async function employedIn(db: RhDb, { first, last }: { first: string; last: string }): Promise<Employed[]> {
  const { rows } = await sql<Employed>`
    select k.employee_id, (array_agg(k.company_id order by k.hiring_date desc))[1] as company_id,
           jsonb_agg(jsonb_build_object('from', k.hiring_date, 'to', k.final_day)) as contracts,
           coalesce((select jsonb_agg(jsonb_build_object('typeCode', a.type_code, 'from', a.from_at::date,
                       'to', (a.to_at - interval '1 minute')::date))
              from rh.absence a where a.employee_id = k.employee_id and a.state = 'approved'
               and a.from_at < ${last}::date + 1 and a.to_at > ${first}::date), '[]') as absences
      from rh.employment_contract k
     where k.binds and k.family in ${eachOf(leave.families, 'text')}
       and k.period && daterange(${first}::date, ${last}::date, '[]')
     group by k.employee_id`.execute(db)
  return rows
}
