import { accounts } from './accounts.ts'
import { type Career, drawAgeAtHiring, drawCareers } from './careers.ts'
import type { ClientPlan } from './client-plan.ts'
import { drawPositions, drawWorkplaces, type Job, type PositionHeld, type WorkplaceHeld } from './jobs.ts'
import { type Organisation, organise, type Site } from './organisation.ts'
import { drawIdentity, type Identity, type Person, peopleDrawer } from './people.ts'
import { type SeededRandom, seededIds, seededRandom } from './seeded-random.ts'

/** One employee of the demo and what happened to him. */
export type Employee = {
  id: string
  contactId: string
  identity: Identity
  person: Person
  companyId: string
  workMail: string | null
  hiredOn: string
  leftOn: string | null
  payrollNumbers: { companyId: string; number: string }[]
  positions: PositionHeld[]
  workplaces: WorkplaceHeld[]
}

type Colleague = Job & { identity: Identity; mail: string }

/** Those who sign in were hired six to fifteen years ago. */
const colleaguesWereHired = { atLeast: 2_200, atMost: 5_500 }
const namesLent = 40

/** The client's employees in the order of their hiring: the same ones for the same client and day. */
export function* staffOf(organisation: Organisation, today: Temporal.PlainDate): Generator<Employee> {
  const { plan } = organisation
  const random = seededRandom(plan.slug)
  const id = seededIds(random, midnight(today))
  const drawPerson = peopleDrawer(random)
  const drawNumbers = payrollNumberDrawer(random, organisation)
  const daysAgo = (days: number) => today.subtract({ days }).toString()
  const colleagues = colleaguesIn(organisation)
  const namesakes = plan.namesakesOf ? namesOfStaff(plan.namesakesOf, today) : []

  for (const career of drawCareers(random, plan.staff)) {
    const isThere = career.left === null
    const colleague = isThere && suitsColleague(career) ? colleagues.shift() : undefined
    const job = colleague ?? drawJob(random, organisation)
    const identity = colleague?.identity ?? (isThere ? namesakes.shift() : undefined) ?? drawIdentity(random)
    yield {
      id: id(),
      contactId: id(),
      identity,
      person: drawPerson(identity, daysAgo(career.hired + drawAgeAtHiring(random, career))),
      companyId: job.site.company.id,
      workMail: colleague?.mail ?? null,
      hiredOn: daysAgo(career.hired),
      leftOn: career.left === null ? null : daysAgo(career.left),
      payrollNumbers: drawNumbers(job.site, career),
      positions: drawPositions(random, organisation, job, career, daysAgo),
      workplaces: drawWorkplaces(random, job.site, career, daysAgo),
    }
  }
}

const suitsColleague = ({ hired }: Career) =>
  hired >= colleaguesWereHired.atLeast && hired <= colleaguesWereHired.atMost

const midnight = (day: Temporal.PlainDate) => day.toZonedDateTime('UTC').epochMilliseconds

/** People who sign in to the demo and work there. */
const colleaguesIn = ({ plan, sites }: Organisation): Colleague[] =>
  accounts.flatMap(({ mail, firstname, name, employment }) => {
    const site = sites.find(known => known.plan.name === employment?.site)
    if (!employment || !site || employment.client !== plan.slug) return []
    return [
      { identity: { origin: 'FR', sex: employment.sex, firstname, name }, site, position: employment.position, mail },
    ]
  })

function namesOfStaff(plan: ClientPlan, today: Temporal.PlainDate) {
  return staffOf(organise(plan), today)
    .filter(employee => employee.leftOn === null)
    .map(employee => employee.identity)
    .take(namesLent)
    .toArray()
}

function drawJob(random: SeededRandom, { sites }: Organisation): Job {
  const weights = Object.fromEntries(sites.map((site, index) => [index, site.plan.weight]))
  const site = sites[Number(random.weighted(weights))] as Site
  return { site, position: random.weighted(site.plan.trades) }
}

/** Numbers follow each other in each company; a few of those who came back have one in a second company. */
function payrollNumberDrawer(random: SeededRandom, { companies }: Organisation) {
  const next = new Map(companies.map(company => [company.id, company.plan.firstPayrollNumber]))
  const take = (companyId: string) => {
    const number = next.get(companyId) ?? 1
    next.set(companyId, number + 1)
    return { companyId, number: String(number) }
  }
  return ({ company }: Site, { left }: Career) => {
    const other = left !== null && random.chance(0.05) ? random.pick(companies) : company
    return other === company ? [take(company.id)] : [take(company.id), take(other.id)]
  }
}
