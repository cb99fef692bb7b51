import { sql } from 'kysely'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import { flagsOf, formerRounds, measures, type Values } from '../measure.model.ts'
import { openStates, type PlantRound, type RoundInFull, type RoundPlant } from '../plant-round.model.ts'
import type { plantRoundsCalls } from '../plant-rounds.calls.ts'
import {
  notationElement,
  planningElement,
  verificationElement,
  verificationRight,
} from '../plant-rounds-place.model.ts'
import { type Asking, cropColumns, cropsOfCompanies } from '#culture/plantings/plantings.server.ts'
import { notationSettings } from './notation-settings.ts'

type Row = Omit<PlantRound, 'can'> & { companyId: string }
type Wish = { element: string; where: ReturnType<typeof sql>; order?: ReturnType<typeof sql> }

const firstDue = sql`r.due_on, c.code, r.id`

/** Rounds that `where` of a round called `r` keeps, of the companies where one reads the element. */
export async function roundsWhere(
  given: Asking,
  { element, where, order = firstDue }: Wish,
): Promise<(PlantRound & { companyId: string })[]> {
  const [{ companyIds }, ...levels] = await Promise.all([
    companyScopeOf(given, element),
    companyScopeOf(given, notationElement),
    companyScopeOf(given, planningElement),
    companyScopeOf(given, verificationElement),
    companyScopeOf(given, verificationRight),
  ])
  const [notation, planning, verification, approval] = levels as [Scope, Scope, Scope, Scope]
  const { rows } = await sql<Row>`
    select r.id, ${cropColumns}, r.due_on, r.observer_id, u.firstname || ' ' || u.name as observer, r.state,
           r.redo_sentence, r.version, counted.plants, counted.measured
      from culture.plant_round r
      join ${cropsOfCompanies(companyIds)} on c.id = r.planting_id
      left join platform.user u on u.id = r.observer_id
     cross join lateral (
       select count(*) filter (where m.id is not null or (s.left_on is null and r.state in ${eachOf(openStates, 'text')}))::int
                as plants,
              count(m.id)::int as measured
         from culture.plant_attribution a
         join culture.sampled_plant s on s.attribution_id = a.id
         left join culture.plant_measure m on m.plant_id = s.id and m.plant_round_id = r.id
        where a.planting_id = r.planting_id) counted
     where ${where} order by ${order}`.execute(given.db)
  return rows.map(row => {
    const { companyId, state, observerId } = row
    const isOpen = openStates.includes(state)
    const isOwn = observerId === given.caller.userId
    return {
      ...row,
      can: {
        enter: isOpen && notation.level(companyId) >= (isOwn ? 2 : 3),
        move: (isOpen || state === 'missed') && planning.level(companyId) >= 3,
        check: state === 'to_check' && approval.level(companyId) >= 2,
        redo: state === 'to_check' && verification.level(companyId) >= 2,
      },
    }
  })
}

type Scope = Awaited<ReturnType<typeof companyScopeOf>>

/** Days back and ahead that a list of rounds to enter tells of. */
const daysShown = 7

/** One's own rounds; everybody's for who manages them. */
export async function roundsToEnter(
  given: Asking,
  { of = 'own' }: InputOf<typeof plantRoundsCalls.getRounds>,
): Promise<PlantRound[]> {
  const today = given.clock.today()
  const rounds = await roundsWhere(given, {
    element: notationElement,
    where: sql`r.due_on <= ${today.add({ days: daysShown }).toString()}::date
      and (r.state in ${eachOf(openStates, 'text')} or r.due_on >= ${today.subtract({ days: daysShown }).toString()}::date)`,
  })
  const scope = await companyScopeOf(given, notationElement)
  return rounds.filter(
    ({ observerId, companyId }) => observerId === given.caller.userId || (of === 'all' && scope.level(companyId) >= 3),
  )
}

/** @throws Refusal 404, also of another's round for who does not manage them */
export async function roundToEnter(given: Asking, id: string): Promise<RoundInFull> {
  const [round] = await roundsWhere(given, { element: notationElement, where: sql`r.id = ${id}` })
  if (!round) throw notFound()
  const scope = await companyScopeOf(given, notationElement)
  if (round.observerId !== given.caller.userId && scope.level(round.companyId) < 3) throw notFound()
  const [told] = await inFull(given.db, [round])
  return told as RoundInFull
}

/** How many rounds are laid before who checks at once. */
const mostChecked = 50

/** Those with the most unusual values first; in each the plants whose values are the farthest from what they were. */
export async function roundsToCheck(given: Asking): Promise<RoundInFull[]> {
  const rounds = await roundsWhere(given, { element: verificationElement, where: sql`r.state = 'to_check'` })
  const told = await inFull(given.db, rounds.slice(0, mostChecked))
  const flagged = ({ sampled }: RoundInFull) => sampled.reduce((sum, { flags }) => sum + flags.length, 0)
  return told
    .map(round => ({
      ...round,
      sampled: round.sampled.toSorted((one, other) => farthest(other) - farthest(one)),
    }))
    .toSorted((one, other) => flagged(other) - flagged(one))
}

const farthest = ({ flags }: RoundPlant) => Math.max(0, ...flags.map(({ times }) => times))

/** @throws Refusal 404 */
export async function roundToCheck(given: Asking, id: string, element: string): Promise<RoundInFull> {
  const rounds = await roundsWhere(given, { element, where: sql`r.id = ${id}` })
  const [round] = await inFull(given.db, rounds)
  if (!round) throw notFound()
  return round
}

/** The values of a measure called `alias`, as one object. */
export const valuesOf = (alias: string) =>
  sql`jsonb_build_object(${sql.join(measures.map(measure => sql`${sql.lit(measure)}, ${sql.ref(`${alias}.${measure}`)}`))})`

type PlantRow = Omit<RoundPlant, 'flags'> & { roundId: string }

async function inFull(db: CultureDb, rounds: readonly PlantRound[]): Promise<RoundInFull[]> {
  const settings = await notationSettings(db)
  const { rows } = await sql<PlantRow>`
    select r.id as round_id, s.tag, s.row_label, s.position, m.id is not null as is_done, ${valuesOf('m')} as "values",
           m.missing, m.note, coalesce(before.rounds, '[]') as former
      from culture.plant_round r
      join culture.plant_attribution a on a.planting_id = r.planting_id
      join culture.sampled_plant s on s.attribution_id = a.id
      left join culture.plant_measure m on m.plant_round_id = r.id and m.plant_id = s.id
      left join lateral (
        select jsonb_agg(${valuesOf('f')} order by f.due_on desc) as rounds
          from (select q.*, g.due_on from culture.plant_measure q
                  join culture.plant_round g on g.id = q.plant_round_id
                 where q.plant_id = s.id and q.missing is null and g.due_on < r.due_on
                   and g.state in ('to_check', 'validated')
                 order by g.due_on desc limit ${formerRounds}) f) before on true
     where r.id in ${eachOf(rounds.map(({ id }) => id))}
       and (m.id is not null or (s.left_on is null and r.state in ${eachOf(openStates, 'text')}))
     order by r.id, s.rank, s.id`.execute(db)
  const plants = Map.groupBy(rows, ({ roundId }) => roundId)
  return rounds.map(round => ({
    ...round,
    settings,
    sampled: (plants.get(round.id) ?? []).map(row => ({ ...row, flags: flagsOf(row.values, row.former as Values[]) })),
  }))
}
