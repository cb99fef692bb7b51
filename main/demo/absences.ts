import { sql } from 'kysely'
import type { Db } from '#kernel/server/db.ts'

/** People who have a balance of leave, and one in how many of them is away in these weeks. */
const people = 120
const oneIn = 4

/** Balances of those without an end to their contract, and absences of these weeks: most hold, some wait for a decision. */
export async function fillAbsences(db: Db<never>, today: Temporal.PlainDate) {
  const monday = today.subtract({ days: today.dayOfWeek - 1 }).toString()
  const first = today.with({ day: 1 }).toString()
  await sql`
    insert into rh.absence_balance_entry (company_id, employee_id, account, kind, hundredths, effective_on)
    select company_id, employee_id, 'CP', k.kind, k.hundredths, k.day from (
      select employee_id, company_id, row_number() over (order by employee_id)::int as place
        from rh.employment_contract
       where binds and family = 'permanent' and period @> ${today.toString()}::date
       order by employee_id limit ${people}) p
      cross join lateral (values
        ('opening', 800 + 100 * (p.place % 12), ${first}::date - interval '3 months'),
        ('accrual', 250, ${first}::date - interval '1 month' - interval '1 day'),
        ('accrual', 250, ${first}::date - interval '1 day')) as k(kind, hundredths, day)`.execute(db)
  await sql`
    with away as (
      insert into rh.absence (company_id, employee_id, type_code, from_at, to_at, hundredths, state)
      select b.company_id, b.employee_id, t.code, ${monday}::date + 7 * (b.place % 4 - 1) + b.place % 3,
             ${monday}::date + 7 * (b.place % 4 - 1) + b.place % 3 + t.days, 100 * t.days,
             case when t.code = 'CP' and b.place % 3 = 0 then 'requested' else 'approved' end
        from (select company_id, employee_id, row_number() over (order by employee_id)::int as place
                from rh.absence_balance_entry where kind = 'opening') b
        join (values (0, 'CP', 3), (1, 'CP', 2), (2, 'FORM', 1), (3, 'ENFMAL', 1)) as t(turn, code, days) on t.turn = (b.place / ${sql.lit(oneIn)}) % 4
       where b.place % ${sql.lit(oneIn)} = 0
      returning id, company_id, employee_id, type_code, from_at, hundredths)
    insert into rh.absence_balance_entry (company_id, employee_id, account, kind, hundredths, effective_on, absence_id)
    select company_id, employee_id, 'CP', 'reserved', -hundredths, from_at::date, id from away where type_code = 'CP'`.execute(
    db,
  )
}
