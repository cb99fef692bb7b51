import { notationElement, verificationRight } from '#culture/plant-rounds/plant-rounds-place.model.ts'
import type { Row } from './insert-rows.ts'
import type { Member } from './memberships.ts'
import { idsFor, type Organisation } from './organisation.ts'
import { seededRandom, type SeededRandom } from './seeded-random.ts'

type Context = { plantings: readonly Row[]; members: readonly Member[]; today: Temporal.PlainDate }

const weeksBehind = 9
const plantsARound = 10
const cropsMeasured = 2

/** Nine weeks of rounds of two crops: one waits to be checked with a value that nobody believes, one is due today. */
export function rowsOfPlantRounds({ plan }: Organisation, { plantings, members, today }: Context) {
  const { slug, canary } = plan
  const id = idsFor(`plant rounds of ${slug}`)
  const holding = (element: string) =>
    members
      .filter(({ account }) =>
        account.memberships.some(({ client, rights }) => client === slug && rights?.[element]?.level === 2),
      )
      .map(({ userId }) => userId)
  const observerId = holding(notationElement)[0] ?? members[0]?.userId
  const checkerId = [...holding(verificationRight), ...members.map(({ userId }) => userId)].find(
    userId => userId !== observerId,
  )
  const written = {
    attributions: [] as Row[],
    plants: [] as Row[],
    plans: [] as Row[],
    rounds: [] as Row[],
    measures: [] as Row[],
    events: [] as Row[],
  }
  for (const [place, planting] of observerId ? plantings.slice(0, cropsMeasured).entries() : []) {
    const random = seededRandom(`plants of ${slug} ${place}`)
    const attributionId = id()
    written.attributions.push({ id: attributionId, plantingId: planting.id, observerId, version: 1 })
    const plants = Array.from({ length: plantsARound }, (_, rank) => ({
      id: id(),
      attributionId,
      tag: `${planting.code}-${String(rank + 1).padStart(2, '0')}`,
      rowLabel: String(12 + 8 * Math.floor(rank / 5)),
      position: 5 + 7 * (rank % 5),
      rank,
      leftOn: null,
    }))
    written.plants.push(...plants)
    const first = today.subtract({ weeks: weeksBehind })
    written.plans.push({
      id: id(),
      plantingId: planting.id,
      weekday: today.dayOfWeek,
      everyWeeks: 1,
      startsOn: first.toString(),
      endsOn: null,
      version: 1,
    })
    for (let week = 0; week <= weeksBehind + 2; week += 1) {
      const day = first.add({ weeks: week })
      const isPast = week < weeksBehind
      const isLast = week === weeksBehind - 1
      const at = `${day}T09:30:00Z`
      const isChecked = isPast && !(isLast && place === 0) && checkerId !== undefined
      const roundId = id()
      written.rounds.push({
        id: roundId,
        plantingId: planting.id,
        observerId,
        dueOn: day.toString(),
        state: isChecked ? 'validated' : isPast ? 'to_check' : 'due',
        submittedBy: isPast ? observerId : null,
        submittedAt: isPast ? at : null,
        checkedBy: isChecked ? checkerId : null,
        checkedAt: isChecked ? `${day}T15:10:00Z` : null,
        redoSentence: null,
        version: isChecked ? 3 : isPast ? 2 : 1,
      })
      if (!isPast) continue
      written.events.push({
        id: id(),
        plantRoundId: roundId,
        kind: 'submitted',
        sentence: null,
        createdBy: observerId,
        at,
      })
      for (const [rank, plant] of plants.entries()) {
        const isOutlier = isLast && place === 0 && rank === 3
        written.measures.push({
          id: id(),
          plantRoundId: roundId,
          plantId: plant.id,
          ...measuredIn(week, { rank, place, isOutlier, draw: isLast && place === 0 ? calm(random) : random.int }),
          missing: null,
          note: isOutlier ? (canary ?? 'Tête repartie très vigoureuse') : null,
          measuredBy: observerId,
          measuredAt: at,
        })
      }
    }
  }
  return {
    'culture.plant_attribution': written.attributions,
    'culture.sampled_plant': written.plants,
    'culture.round_plan': written.plans,
    'culture.plant_round': written.rounds,
    'culture.plant_measure': written.measures,
    'culture.plant_round_event': written.events,
  }
}

/** The last round is near the ones before, but for the value that nobody believes. */
const calm = (random: SeededRandom) => (min: number, max: number) => Math.round(random.int(min, max) / 3)

type Plant = { rank: number; place: number; isOutlier: boolean; draw: (min: number, max: number) => number }

/** A crop that grows a truss less than once a week, and is stronger in the middle of the season. */
function measuredIn(week: number, { rank, place, isOutlier, draw }: Plant) {
  const tenths = (value: number) => Math.round(10 * value) / 10
  const season = Math.sin((Math.PI * week) / (weeksBehind + 3))
  const flowering = tenths(3.4 + 0.1 * (rank % 4) + 0.93 * week)
  return {
    growthCm: tenths(17 + 5 * season - 1.5 * place + draw(-18, 18) / 10),
    headDiameterMm: isOutlier ? 17.6 : tenths(9.9 + 1.5 * season - 0.7 * place + draw(-5, 5) / 10),
    flowerToHeadCm: tenths(15 - 3 * season + draw(-12, 12) / 10),
    floweringTruss: flowering,
    setTruss: tenths(Math.max(0, flowering - 1.6)),
    harvestedTruss: tenths(Math.max(0, flowering - 8)),
    fruitsSet: 5 + draw(0, 2),
    leaves: 14 + draw(-1, 2),
    leafLengthCm: null,
    fruitLoadM2: null,
  }
}
