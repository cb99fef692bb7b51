import type { Given } from '#kernel/server/answers.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { type Moment, monthOf, type Move } from '#rh/employees/comings-and-goings.model.ts'
import { rhAnswers, type RhTables } from '#rh/rh-db.ts'
import { indicatorsCalls } from './indicators.calls.ts'
import { headcountOn, typesInForce } from './server/contracts-in-force.queries.ts'
import {
  countedContracts,
  elementsUnsignedOn,
  trialEndingOn,
  undeclaredOn,
  unsignedOn,
} from './server/counted-contracts.queries.ts'
import { activeAmong, countedPeople, contractTold } from './server/counted-people.queries.ts'
import { peoplePerSite, peoplePerUnit } from './server/counted-places.queries.ts'
import { placesOfIndicators } from './server/places-of-indicators.queries.ts'
import { reachOf } from './server/reach-of-figures.ts'
import { staffFigures, unplacedIn } from './server/staff-figures.ts'
import { mondaysOf, requiredSpan } from './server/span-of-weeks.ts'

type Figure = typeof indicatorsCalls.getActiveEmployees
type Asking = Given<Figure, RhTables>
type Asked = InputOf<Figure>

const active = async (given: Asking, { at: _, ...narrowing }: Asked) =>
  countedPeople(given.db, await reachOf(given), activeAmong(narrowing), contractTold.current)

const activeOf =
  (sex: 'male' | 'female') =>
  async (given: Asking, { at: _, ...narrowing }: Asked) =>
    countedPeople(given.db, await reachOf(given), { ...activeAmong(narrowing), sex }, contractTold.current)

const [women, men] = [activeOf('female'), activeOf('male')]

const inMonth =
  (moment: Moment) =>
  async (given: Asking, { at, ...narrowing }: Asked) => {
    const reach = await reachOf(given)
    const move: Move = { moment, days: monthOf(at ?? reach.today) }
    return countedPeople(given.db, reach, { ...narrowing, moves: [move] }, contractTold.of(move))
  }

const [starting, ending] = [inMonth('starting'), inMonth('ending')]

const contractsThat =
  (which: typeof unsignedOn) =>
  async (given: Asking, { at, ...narrowing }: Asked) => {
    const reach = await reachOf(given)
    return countedContracts(given.db, reach, narrowing, which(at ?? reach.today))
  }

const [unsigned, trialEnding, elementsUnsigned, undeclared] = [
  contractsThat(unsignedOn),
  contractsThat(trialEndingOn),
  contractsThat(elementsUnsignedOn),
  contractsThat(undeclaredOn),
]

const perSite = async (given: Asking, { at: _, ...narrowing }: Asked) =>
  peoplePerSite(given.db, (await reachOf(given)).inside, activeAmong(narrowing), unplacedIn(given))

const perUnit = async (given: Asking, { at: _, ...narrowing }: Asked) =>
  peoplePerUnit(given.db, (await reachOf(given)).inside, activeAmong(narrowing), unplacedIn(given))

const typesOfContract = async (given: Asking, { at, ...narrowing }: Asked) => {
  const { inside, today } = await reachOf(given)
  return typesInForce(given.db, inside, narrowing, at ?? today)
}

export { headcountPanels } from './server/headcount-panels.ts'

export const indicatorsServer = rhAnswers(indicatorsCalls, {
  getActiveEmployees: active,
  getActiveEmployeesAtRoot: active,
  getActiveWomen: women,
  getActiveWomenAtRoot: women,
  getActiveMen: men,
  getActiveMenAtRoot: men,
  getEmployeesStartingThisMonth: starting,
  getEmployeesStartingThisMonthAtRoot: starting,
  getEmployeesEndingThisMonth: ending,
  getEmployeesEndingThisMonthAtRoot: ending,
  getTotalActiveEmployeesPerSite: perSite,
  getTotalActiveEmployeesPerSiteAtRoot: perSite,
  getTotalActiveEmployeesPerUnit: perUnit,
  getTotalActiveEmployeesPerUnitAtRoot: perUnit,
  getTypesOfContractByPercentage: typesOfContract,
  getTypesOfContractByPercentageAtRoot: typesOfContract,
  getUnsignedEmploymentContracts: unsigned,
  getUnsignedEmploymentContractsAtRoot: unsigned,
  getContractsWhoseTrialPeriodWillEnd: trialEnding,
  getContractsWhoseTrialPeriodWillEndAtRoot: trialEnding,
  getUnsignedDocumentsOfContracts: elementsUnsigned,
  getUnsignedDocumentsOfContractsAtRoot: elementsUnsigned,
  getEmployeesUnvalidatedDpae: undeclared,
  getEmployeesUnvalidatedDpaeAtRoot: undeclared,
  getStaffFigures: staffFigures,

  getHeadcountByWeek: async (given, { from, to, ...narrowing }) => {
    const { inside, today } = await reachOf(given)
    const mondays = mondaysOf(requiredSpan({ from, to }, today))
    const days = mondays.map(String)
    const [counts, permanent] = await Promise.all([
      headcountOn(given.db, inside, narrowing, days),
      narrowing.family ? [] : headcountOn(given.db, inside, { ...narrowing, family: 'permanent' }, days),
    ])
    return mondays.map(({ yearOfWeek, weekOfYear }, at) => ({
      isoYear: yearOfWeek as number,
      isoWeek: weekOfYear as number,
      count: counts[at] as number,
      permanent: (narrowing.family === 'permanent' ? counts : permanent)[at] ?? 0,
    }))
  },

  getPlacesOfIndicators: async given => placesOfIndicators(given.db, (await reachOf(given)).inside),
})
