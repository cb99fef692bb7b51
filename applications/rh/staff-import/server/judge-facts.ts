import type { BulkGiven, RowProblem, RowToJudge } from '#platform/imports/bulk-model.slot.ts'
import type { JudgedPerson, Reach } from '#rh/employees/employees.server.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { holdPlaces, type LivingPlace, livingPlaces } from '#rh/workplaces/workplaces.server.ts'
import { dayOfFact, holdingOn, holdsAlready } from './day-of-fact.ts'
import { type FactValues, placeColumns } from './facts-columns.ts'
import { placeMeant } from './place-meant.ts'
import { positionMeant } from './position-meant.ts'
import {
  noFacts,
  type OfferedPosition,
  offeredPositions,
  type StandingConditions,
  type StandingFacts,
  standingFacts,
} from './standing-facts.queries.ts'

type Problem = RowProblem<FactValues>

export type NewPlace = {
  activationDate: string
  companyId: string
  siteId: string
  unitId: string | null
  subunitId: string | null
  supersedesId: string | null
}
export type NewPosition = { activationDate: string; positionId: string; supersedes: string | null }

/** Where and as what a line puts somebody to work, and what is wrong in what it says of that. */
export type JudgedFacts = { problems: readonly Problem[]; place?: NewPlace; position?: NewPosition }

type Judged<Fact> = { problem: Problem } | { fact: Fact } | undefined

type Known = {
  today: string
  reach: Reach
  placeMeant: (companyId: string, said: Partial<FactValues>) => ReturnType<typeof placeMeant>
  positions: readonly OfferedPosition[]
}

type Line = { row: RowToJudge<FactValues>; person: JudgedPerson; standing: StandingFacts }

/** Judges the place and the position of each line, in the company that the person is of. */
export async function judgeFacts(
  { db, clock }: BulkGiven<RhTables>,
  rows: readonly RowToJudge<FactValues>[],
  people: readonly JudgedPerson[],
  reach: Reach,
): Promise<JudgedFacts[]> {
  const saysPlace = rows.some(({ values }) => placeColumns.some(column => values[column]))
  const saysPosition = rows.some(({ values }) => values.position)
  if (!saysPlace && !saysPosition) return rows.map(() => ({ problems: [] }))
  if (saysPlace) await holdPlaces(db)
  const companyIds = [...new Set(people.flatMap(({ companyId }) => companyId ?? []))]
  const places = saysPlace ? await livingPlaces(db, companyIds) : []
  const known: Known = {
    today: clock.today().toString(),
    reach,
    placeMeant: rememberedPlaces(places),
    positions: saysPosition ? await offeredPositions(db) : [],
  }
  const standing = await standingFacts(
    db,
    people.flatMap(({ employee }) => employee?.id ?? []),
  )
  return rows.map((row, index) => {
    const person = people[index] as JudgedPerson
    return judge({ row, person, standing: standing.get(person.employee?.id ?? '') ?? noFacts }, known)
  })
}

/** A file says few places on many lines, and looking for near names compares all of them. */
function rememberedPlaces(places: readonly LivingPlace[]): Known['placeMeant'] {
  const placesOf = Map.groupBy(places, ({ companyId }) => companyId)
  const remembered = new Map<string, ReturnType<typeof placeMeant>>()
  return (companyId, said) => {
    const key = JSON.stringify([companyId, ...placeColumns.map(column => said[column] ?? null)])
    const meant = remembered.get(key) ?? placeMeant(placesOf.get(companyId) ?? [], said)
    remembered.set(key, meant)
    return meant
  }
}

function judge(line: Line, known: Known): JudgedFacts {
  const [place, position] = [judgePlace(line, known), judgePosition(line, known)]
  return {
    problems: [place, position].flatMap(judged => (judged && 'problem' in judged ? [judged.problem] : [])),
    ...(place && 'fact' in place && { place: place.fact }),
    ...(position && 'fact' in position && { position: position.fact }),
  }
}

function judgePlace({ row, person, standing }: Line, known: Known): Judged<NewPlace> {
  const { values, unread } = row
  const { companyId } = person
  const column = placeColumns.find(level => values[level] !== undefined)
  if (!column || companyId === undefined || placeColumns.some(level => unread.includes(level))) return undefined
  if (companyId === null) return { problem: { column, label: 'rh.staff-import.place-without-company' } }
  const meant = known.placeMeant(companyId, values)
  if ('problem' in meant) return meant

  const { siteId, unitId, subunitId } = meant.place
  const { today } = known
  const day = dayOfFact(values, standing.places, today)
  const isSame = (place: typeof meant.place | (typeof standing.places)[number]) =>
    place.siteId === siteId && place.unitId === unitId && place.subunitId === subunitId
  if (holdsAlready(standing.places, isSame, { day, today })) return undefined
  const supersedesId = standing.places.find(({ activationDate }) => activationDate === day)?.id ?? null
  return { fact: { activationDate: day, companyId, siteId, unitId, subunitId, supersedesId } }
}

/** Conditions that say more than the position, or that a contract should say, are changed in the file of the person. */
function judgePosition({ row, person, standing }: Line, { today, reach, positions }: Known): Judged<NewPosition> {
  const { position: said } = row.values
  const { companyId, employee } = person
  if (said === undefined || companyId === undefined) return undefined
  const companies = employee ? [companyId, employee.companyId] : [companyId]
  if (!companies.every(reach.writesConditions)) return { problem: doubt('rh.staff-import.position-ignored') }
  const meant = positionMeant(positions, said, companyId)
  if ('problem' in meant) return meant

  const positionId = meant.position.id
  const day = dayOfFact(row.values, standing.conditions, today)
  const isSame = (conditions: StandingConditions) => conditions.positionId === positionId
  if (holdsAlready(standing.conditions, isSame, { day, today })) return undefined
  if (isKept(standing, day, today)) return { problem: doubt('rh.staff-import.position-kept') }
  const supersedes = standing.conditions.find(({ activationDate }) => activationDate === day)?.id ?? null
  return { fact: { activationDate: day, positionId, supersedes } }
}

const doubt = (label: string): Problem => ({ column: 'position', label, isDoubt: true })

function isKept({ contracts, conditions }: StandingFacts, day: string, today: string): boolean {
  const isUnderContract = contracts.some(({ from, until }) => from <= day && (until === null || day < until))
  const isOutsideContract = contracts.length > 0 && day < today
  return isUnderContract || isOutsideContract || (holdingOn(conditions, day)?.saysMore ?? false)
}
