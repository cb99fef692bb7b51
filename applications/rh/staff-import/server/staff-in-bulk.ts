import { type BulkGiven, bulkModel, type Judgement, type Planned } from '#platform/imports/bulk-model.slot.ts'
import { preparePositions } from '#rh/employee-history/employee-history.server.ts'
import {
  bulkColumns,
  companiesOnOffer,
  type EmployeePlan,
  type EmployeeValues,
  identitiesOfLine,
  type JudgedPerson,
  judgeEmployees,
  keepStanding,
  type Reach,
  reachOf,
  type Scope,
  wholeClient,
  writeEmployees,
} from '#rh/employees/employees.server.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { insertAssignments } from '#rh/workplaces/workplaces.server.ts'
import { factsColumns, type FactValues } from './facts-columns.ts'
import { type JudgedFacts, judgeFacts, type NewPlace, type NewPosition } from './judge-facts.ts'
import { takeInto } from './standing-facts.queries.ts'

type StaffValues = EmployeeValues & FactValues
type StaffPlan = { person: EmployeePlan; place?: NewPlace; position?: NewPosition }

/** The staff with where and as what it works, from a payroll program's or somebody's own file. */
const staffFor = (reach: Reach, { mayPrepare }: { mayPrepare: boolean }) =>
  bulkModel<StaffValues, RhTables, StaffPlan>({
    key: 'employee',
    label: 'rh.field.employees',
    columns: {
      ...bulkColumns,
      company: { ...bulkColumns.company, choices: db => choicesOfCompany(db, reach) },
      ...factsColumns,
      position: { ...factsColumns.position, ...(!mayPrepare && { closed: 'rh.staff-import.position-closed' }) },
    },
    facts: {
      place: { foreseen: 'rh.staff-import.places-to-give', given: 'rh.staff-import.places-given' },
      position: { foreseen: 'rh.staff-import.positions-to-give', given: 'rh.staff-import.positions-given' },
    },
    identities: identitiesOfLine,
    judge: async (given, rows) => {
      const people = await judgeEmployees(
        given,
        rows.map(({ values, unread }) => ({ values: personOf(values), unread })),
        reach,
      )
      const facts = await judgeFacts(given, rows, people, reach)
      return people.map((person, index) => together(person, facts[index] as JudgedFacts))
    },
    upsert: writeStaff,
  })

/** As the platform's people bring it in: everybody of the client. */
export const staffInBulk = staffFor(wholeClient, { mayPrepare: true })

/** As somebody of the client brings it in: the people whom he manages. */
export function staffInBulkOf(scope: Scope) {
  const reach = reachOf(scope)
  const companies = [...scope.companyIds, ...(scope.includesUnplaced ? [null] : [])]
  return staffFor(reach, { mayPrepare: companies.some(id => reach.manages(id) && reach.writesConditions(id)) })
}

/** Who has one company only means it without a word. */
async function choicesOfCompany(db: RhDb, reach: Reach) {
  const companies = await companiesOnOffer(db, reach)
  return companies.length > 1 ? companies.map(({ id, name }) => ({ value: id, label: name })) : []
}

function personOf(values: Partial<StaffValues>): Partial<EmployeeValues> {
  const told = Object.entries(values).filter(([column]) => !Object.hasOwn(factsColumns, column))
  return Object.fromEntries(told)
}

function together({ judgement }: JudgedPerson, { problems, place, position }: JudgedFacts) {
  const told = [...judgement.problems, ...problems]
  const isWrong = judgement.fate === 'refused' || problems.some(({ isDoubt }) => !isDoubt)
  if (isWrong) return { fate: 'refused', problems: told } satisfies Judgement<StaffValues, StaffPlan>
  const facts = [...(place ? ['place'] : []), ...(position ? ['position'] : [])]
  return {
    fate: judgement.fate === 'unchanged' && facts.length > 0 ? 'updated' : judgement.fate,
    problems: told,
    plan: { person: judgement.plan, ...(place && { place }), ...(position && { position }) },
    facts,
  } satisfies Judgement<StaffValues, StaffPlan>
}

async function writeStaff(given: BulkGiven<RhTables>, rows: readonly Planned<StaffValues, StaffPlan>[]) {
  const { db, clock, actorId } = given
  const ids = await writeEmployees(
    given,
    rows.map(({ values, plan }) => ({ values, plan: plan.person })),
  )
  const idOf = (index: number) => ids[index] as string
  const places = rows.flatMap(({ plan: { place } }, index) => (place ? [{ ...place, employeeId: idOf(index) }] : []))
  const positions = rows.flatMap(({ plan: { position } }, index) =>
    position ? [{ ...position, employeeId: idOf(index) }] : [],
  )
  const writing = { db, clock, caller: { userId: actorId } }
  await takeInto(db, places)
  await insertAssignments(writing, places.filter(isFirstOfDay), 'manual')
  await insertAssignments(
    writing,
    places.filter(place => !isFirstOfDay(place)),
    'correction',
  )
  await preparePositions({ db, clock, actorId }, positions)
  await keepStanding(db, ids, clock.today().toString())
}

const isFirstOfDay = ({ supersedesId }: NewPlace) => supersedesId === null
