import { sql } from 'kysely'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { isOpen } from '../anomaly.model.ts'
import { countsOf, type PayCheck, type PersonToPay, type RubricSum } from '../pay-check.model.ts'
import { payCheckCalls } from '../pay-check.calls.ts'
import { periodBefore, varianceOf } from '../pay-period.model.ts'
import { inPayslipOrder } from '../rubric-sums.model.ts'
import type { CheckScope, ExportScope } from './check-scope.ts'
import { checkById, checkOfPeriod, peopleOfCheck, servedPeople } from './checks.queries.ts'
import { anomaliesOf } from './hr-check.queries.ts'
import { mondaysBegun, peopleToPay } from './people-to-pay.queries.ts'

/** @throws Refusal 404 of a company that the caller does not see */
export async function payCheckOf(
  db: RhDb,
  scope: ExportScope,
  { companyId, from, to }: InputOf<typeof payCheckCalls.getPayCheck>,
): Promise<PayCheck | null> {
  const check = await checkOfPeriod(db, scope, { kind: 'pay', companyId, from, to })
  if (!check) return null
  const people = await peopleToPay(db, scope, check, await peopleOfCheck(db, check))
  const level = scope.companies.level(companyId)
  const isClosed = check.closedAt !== null
  const { siteIds: _, ...told } = check
  return {
    ...told,
    people: people.length,
    counts: countsOf(people.map(({ state }) => state)),
    ready: people.filter(isReady).map(({ id }) => id),
    anomalies: anomaliesOf(people),
    before: periodBefore({ from, to }, scope.today),
    sums: sumsOf(people),
    worked: people.reduce((sum, { worked }) => sum + worked, 0),
    away: people.reduce((sum, { away }) => sum + away, 0),
    can: {
      write: level >= 2 && !isClosed,
      stepBack: level >= 3 && !isClosed,
      export: scope.exportedIds.includes(companyId) && !isClosed,
    },
  }
}

/** Some of his weeks wait for pay, and nothing stands against them. */
const isReady = ({ weeks, anomalies }: PersonToPay) => weeks.verified_hr > 0 && !anomalies.some(isOpen)

/** What all of them make of each rubric: variances of the whole, not of each. */
function sumsOf(people: readonly PersonToPay[]): RubricSum[] {
  const sums = new Map<string, RubricSum>()
  for (const one of people.flatMap(({ rubrics }) => rubrics)) {
    const sum = sums.get(one.rubric) ?? { ...one, quantity: 0, before: 0 }
    const [quantity, before] = [sum.quantity + one.quantity, sum.before + one.before]
    sums.set(one.rubric, { ...sum, quantity, before, variance: varianceOf(quantity, before) })
  }
  return [...sums.values()].toSorted((one, other) => inPayslipOrder(one.rubric, other.rubric))
}

/** @throws Refusal 404 */
export async function pageOfPayCheck(
  db: RhDb,
  scope: CheckScope,
  { id, ...asked }: InputOf<typeof payCheckCalls.getPeopleOfPayCheck>,
) {
  const check = await checkById(db, scope, { kind: 'pay', id, needs: 1 })
  const mondays = mondaysBegun(check, scope.today)
  return pageOfList(db, payCheckCalls.getPeopleOfPayCheck.list, asked, {
    ...servedPeople(
      check,
      state => sql`exists (select from unnest(${mondays}::date[]) as d(monday)
        left join rh.pay_week w on w.employee_id = e.id and w.company_id = ${check.companyId} and w.monday = d.monday
        where coalesce(w.state, 'entered') = ${state})`,
    ),
    rows: ids => peopleToPay(db, scope, check, ids),
  })
}
