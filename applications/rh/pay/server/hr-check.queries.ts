import { sql } from 'kysely'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { inSeverity, isOpen } from '../anomaly.model.ts'
import { payCalls } from '../pay.calls.ts'
import { countsOf, type HrCheck, type PersonToCheck } from '../pay-check.model.ts'
import { weekOfMonday } from '../pay-period.model.ts'
import type { CheckScope } from './check-scope.ts'
import { checkById, checkOfPeriod, peopleOfCheck, servedPeople } from './checks.queries.ts'
import { peopleToCheck } from './people-to-check.queries.ts'

/** @throws Refusal 404 of a company that the caller does not see */
export async function hrCheckOf(
  db: RhDb,
  scope: CheckScope,
  { companyId, monday }: InputOf<typeof payCalls.getHrCheck>,
): Promise<HrCheck | null> {
  const check = await checkOfPeriod(db, scope, { kind: 'hr', companyId, ...weekOfMonday(monday) })
  if (!check) return null
  const people = await peopleToCheck(db, scope, check, await peopleOfCheck(db, check))
  const level = scope.companies.level(companyId)
  const { siteIds: _, closedAt: __, ...told } = check
  return {
    ...told,
    people: people.length,
    counts: countsOf(people.map(({ state }) => state)),
    ready: people.filter(isReady).map(({ id }) => id),
    anomalies: anomaliesOf(people),
    sums: {
      planned: sumsOf(people, 'planned'),
      worked: sumsOf(people, 'worked'),
      away: sumsOf(people, 'away'),
    },
    can: { write: level >= 2, stepBack: level >= 3 },
  }
}

const isReady = ({ state, anomalies }: PersonToCheck) => state === 'entered' && !anomalies.some(isOpen)

const sumsOf = (people: readonly PersonToCheck[], figure: 'planned' | 'worked' | 'away') =>
  Array.from({ length: 7 }, (_, at) => people.reduce((sum, { days }) => sum + (days[at]?.[figure] ?? 0), 0))

/** Of everybody, what blocks first. */
export const anomaliesOf = (people: readonly Pick<PersonToCheck, 'id' | 'name' | 'firstname' | 'anomalies'>[]) =>
  people
    .flatMap(({ id, name, firstname, anomalies }) =>
      anomalies.map(anomaly => ({ ...anomaly, employeeId: id, name: `${name} ${firstname}` })),
    )
    .toSorted(inSeverity)

/** @throws Refusal 404 */
export async function pageOfHrCheck(
  db: RhDb,
  scope: CheckScope,
  { id, ...asked }: InputOf<typeof payCalls.getPeopleOfHrCheck>,
) {
  const check = await checkById(db, scope, { kind: 'hr', id, needs: 1 })
  const { companyId, from } = check
  return pageOfList(db, payCalls.getPeopleOfHrCheck.list, asked, {
    ...servedPeople(
      check,
      state => sql`coalesce((select w.state from rh.pay_week w where w.employee_id = e.id and w.company_id = ${companyId}
        and w.monday = ${from}::date), 'entered') = ${state}`,
    ),
    rows: ids => peopleToCheck(db, scope, check, ids),
  })
}
