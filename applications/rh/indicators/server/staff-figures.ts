import type { Given } from '#kernel/server/answers.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { type Days, type Moment, monthOf } from '#rh/employees/comings-and-goings.model.ts'
import { countOfEmployees, type EmployeeFilter } from '#rh/employees/employees.server.ts'
import type { RhTables } from '#rh/rh-db.ts'
import type { StaffFigures } from '../indicator.model.ts'
import type { indicatorsCalls } from '../indicators.calls.ts'
import {
  countOfContracts,
  elementsUnsignedOn,
  trialEndingOn,
  undeclaredOn,
  unsignedOn,
} from './counted-contracts.queries.ts'
import { peoplePerFamily } from './counted-families.queries.ts'
import { activePeople, activeAmong } from './counted-people.queries.ts'
import { peoplePerSite, peoplePerUnit } from './counted-places.queries.ts'
import { reachOf } from './reach-of-figures.ts'

type Asked = typeof indicatorsCalls.getStaffFigures

/** Every tile of the page in one round trip: a query a tile, sent to the database in one go. */
export async function staffFigures(
  given: Given<Asked, RhTables>,
  { at, ...narrowing }: InputOf<Asked>,
): Promise<StaffFigures> {
  const { db } = given
  const { inside, today, opensList, opensContracts } = await reachOf(given)
  const day = at ?? today
  const days = monthOf(day)
  const daysBefore = monthOf(Temporal.PlainDate.from(days.from).subtract({ months: 1 }).toString())
  const active = activeAmong(narrowing)
  const unplaced = unplacedIn(given)
  const contracts = (counted: Parameters<typeof countOfContracts>[3]) =>
    countOfContracts(db, inside, narrowing, counted)
  const people = (filter: EmployeeFilter) => countOfEmployees(db, { ...narrowing, ...filter }, inside)
  const moved = (moment: Moment, inDays: Days) => people({ moves: [{ moment, days: inDays }] })
  const [
    actives,
    starting,
    ending,
    startedBefore,
    endedBefore,
    toHire,
    upcoming,
    perSite,
    perUnit,
    perFamily,
    unsigned,
    trialEnding,
    elementsUnsigned,
    undeclared,
  ] = await Promise.all([
    activePeople(db, inside, active),
    moved('starting', days),
    moved('ending', days),
    moved('starting', daysBefore),
    moved('ending', daysBefore),
    people({ standing: 'to_hire' }),
    people({ standing: 'to_hire', situation: 'upcoming' }),
    peoplePerSite(db, inside, active, unplaced),
    peoplePerUnit(db, inside, active, unplaced),
    peoplePerFamily(db, inside, active),
    contracts(unsignedOn(day)),
    contracts(trialEndingOn(day)),
    contracts(elementsUnsignedOn()),
    contracts(undeclaredOn(day)),
  ])
  return {
    day,
    ...actives,
    starting,
    ending,
    startedBefore,
    endedBefore,
    toHire,
    upcoming,
    unsigned,
    trialEnding,
    elementsUnsigned,
    undeclared,
    perSite,
    perUnit,
    perFamily,
    opensList: opensList(narrowing.companyId),
    opensContracts: opensContracts(narrowing.companyId),
  }
}

/** What people of no place are called in the reader's language. */
export const unplacedIn = ({ say, language }: Pick<Given<Asked, RhTables>, 'say' | 'language'>) =>
  say(language, 'rh.indicators.unplaced')
