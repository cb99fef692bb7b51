import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { placeInWeek } from '#rh/working-time/working-time.server.ts'
import type { Found } from '../anomaly.model.ts'
import { countsOf, leastOf, type PersonToPay, type RubricSum, type WeekState } from '../pay-check.model.ts'
import { mondaysOf, periodBefore } from '../pay-period.model.ts'
import { rubricSums, totalsOfLines } from '../rubric-sums.model.ts'
import type { Check } from './checks.queries.ts'
import { asJustified, justificationsOf } from './justifications.ts'
import { payWeeks } from './pay-weeks.queries.ts'
import { rubricsOfPeople } from './rubrics-of-people.queries.ts'

type Person = Pick<PersonToPay, 'id' | 'name' | 'firstname' | 'site' | 'payrollNumber'> & { hasIban: boolean }

/** The period of these people as pay looks at it: so many questions for all of them, whatever their number. */
export async function peopleToPay(
  db: RhDb,
  { today }: { today: string },
  check: Check,
  ids: readonly string[],
): Promise<PersonToPay[]> {
  const { companyId, from, to } = check
  const mondays = mondaysBegun(check, today)
  const [people, now, before, weeks, employed, kept] = await Promise.all([
    peopleByIds(db, check, ids),
    rubricsOfPeople(db, companyId, ids, { from, to }),
    rubricsOfPeople(db, companyId, ids, periodBefore({ from, to }, today)),
    payWeeks(db, companyId, ids, mondays),
    weeksEmployed(db, companyId, ids, mondays),
    justificationsOf(db, check, ids),
  ])
  return people.map(({ hasIban, ...person }) => {
    const lines = now.get(person.id) ?? []
    const rubrics = rubricSums(lines, before.get(person.id) ?? [])
    const known = new Map((weeks.get(person.id) ?? []).map(({ monday, state }) => [monday, state]))
    const states = (employed.get(person.id) ?? []).map(({ monday }): WeekState => known.get(monday) ?? 'entered')
    return {
      ...person,
      rubrics,
      ...totalsOfLines(lines),
      anomalies: asJustified(anomaliesOfPeriod({ ...person, hasIban, rubrics }), kept.get(person.id)),
      weeks: countsOf(states),
      state: leastOf(states),
    }
  })
}

/** Of the weeks of a check, those that have begun. */
export const mondaysBegun = (check: Check, today: string) => mondaysOf(check).filter(monday => monday <= today)

function anomaliesOfPeriod({
  payrollNumber,
  hasIban,
  rubrics,
}: Pick<Person, 'payrollNumber' | 'hasIban'> & { rubrics: readonly RubricSum[] }): Found[] {
  const none = { day: null, value: null, limit: null, what: null }
  return [
    ...(payrollNumber === null ? [{ code: 'no_payroll_number', level: 'block', ...none } as const] : []),
    ...(hasIban ? [] : [{ code: 'no_iban', level: 'warn', ...none } as const]),
    ...rubrics.flatMap(({ rubric, variance }) =>
      variance === null ? [] : [{ code: 'variance', level: 'warn', ...none, value: variance, what: rubric } as const],
    ),
  ]
}

async function peopleByIds(db: RhDb, { companyId, from, to }: Check, ids: readonly string[]) {
  const { rows } = await sql<Person>`
    select e.id, e.name, e.firstname, s.name as site, n.number as payroll_number, e.iban_hash is not null as has_iban
      from rh.employee e
      left join lateral ${placeInWeek({ days: [from, to], companyIds: eachOf([companyId]) })} w on true
      left join rh.site s on s.id = w.site_id
      left join rh.payroll_number n on n.employee_id = e.id and n.company_id = ${companyId}
     where e.id in ${eachOf(ids)} order by e.search_text, e.id`.execute(db)
  return rows
}

/** The weeks in which each is under contract or worked in the company. */
async function weeksEmployed(db: RhDb, companyId: string, ids: readonly string[], mondays: readonly string[]) {
  const { rows } = await sql<{ employeeId: string; monday: string }>`
    select p.employee_id, d.monday::text as monday
      from unnest(${ids}::uuid[]) as p(employee_id) cross join unnest(${mondays}::date[]) as d(monday)
     where exists (select from rh.employment_contract k where k.employee_id = p.employee_id and k.company_id = ${companyId}
                      and k.binds and k.period && daterange(d.monday, d.monday + 7))
        or exists (select from rh.time_entry t where t.employee_id = p.employee_id and t.company_id = ${companyId}
                      and t.work_date between d.monday and d.monday + 6)
     order by 1, 2`.execute(db)
  return Map.groupBy(rows, ({ employeeId }) => employeeId)
}
