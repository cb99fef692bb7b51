import { sql } from 'kysely'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { type Measure, meansOf } from '../measure.model.ts'
import type { NotationSeries } from '../plant-round.model.ts'
import type { plantRoundsCalls } from '../plant-rounds.calls.ts'
import { historyElement } from '../plant-rounds-place.model.ts'
import { type Asking, cropColumns, cropsOfCompanies } from '#culture/plantings/plantings.server.ts'
import { notationSettings } from './notation-settings.ts'

type Crop = { plantingId: string; code: string; variety: string; campaign: number; isTruss: boolean }
type Point = { plantingId: string; day: string; tag: string; value: number | null }
type Asked = InputOf<typeof plantRoundsCalls.getRegistrationSeries>

/** The rounds of two years: what a crop is set against. */
const yearsTold = 2

/** @throws Refusal 404 of a crop that one does not see, or that has no round */
export async function notationSeries(given: Asking, asked: Asked): Promise<NotationSeries> {
  const crops = await cropsWithRounds(given)
  const { measures: rules } = await notationSettings(given.db)
  const measures = rules.map(({ measure }) => measure)
  const measure = asked.measure ?? measures[0] ?? 'growthCm'
  const wanted = [asked.plantingId ?? crops[0]?.plantingId, asked.againstId].flatMap(id => id ?? [])
  const chosen = [...new Set(wanted)].map(id => {
    const crop = crops.find(({ plantingId }) => plantingId === id)
    if (!crop) throw notFound()
    return crop
  })
  const points = await pointsOf(
    given,
    chosen.map(({ plantingId }) => plantingId),
    measure,
  )
  const days = [...new Set(points.map(({ day }) => day))].toSorted()
  const ofCrop = (crop: Crop) => points.filter(({ plantingId }) => plantingId === crop.plantingId)
  return {
    crops: crops.map(crop => ({ id: crop.plantingId, name: nameOf(crop), isTruss: crop.isTruss })),
    measures,
    measure,
    days,
    series: chosen.map(crop => ({
      plantingId: crop.plantingId,
      name: nameOf(crop),
      means: meansByDay(ofCrop(crop), days),
    })),
    plants: chosen[0] ? plantsByDay(ofCrop(chosen[0]), days) : [],
  }
}

const nameOf = ({ code, variety, campaign }: Crop) => `${code} · ${variety} · ${campaign}`

async function cropsWithRounds(given: Asking): Promise<Crop[]> {
  const { companyIds } = await companyScopeOf(given, historyElement)
  const { rows } = await sql<Crop>`
    select ${cropColumns}, c.campaign, v.species = 'tomato' and v.type = 'truss' as is_truss
      from ${cropsOfCompanies(companyIds)}
     where exists (select from culture.plant_round r where r.planting_id = c.id and r.state = 'validated')
     order by c.campaign desc, c.code, c.id`.execute(given.db)
  return rows.map(row => ({ ...row, isTruss: row.isTruss ?? false }))
}

/** Of validated rounds alone: what was not looked at by somebody else draws no curve. */
async function pointsOf({ db, clock }: Asking, plantingIds: readonly string[], measure: Measure): Promise<Point[]> {
  const { rows } = await sql<Point>`
    select r.planting_id, r.due_on as day, s.tag, ${sql.ref(`m.${measure}`)}::float8 as value
      from culture.plant_round r
      join culture.plant_measure m on m.plant_round_id = r.id
      join culture.sampled_plant s on s.id = m.plant_id
     where r.planting_id in ${eachOf(plantingIds)} and r.state = 'validated'
       and r.due_on > ${clock.today().subtract({ years: yearsTold }).toString()}::date
     order by r.due_on, s.rank, s.id`.execute(db)
  return rows
}

function meansByDay(points: readonly Point[], days: readonly string[]) {
  const own = Map.groupBy(points, ({ day }) => day)
  const ownDays = days.filter(day => own.has(day))
  const means = meansOf(
    ownDays.map(
      day => new Map((own.get(day) ?? []).flatMap(({ tag, value }) => (value === null ? [] : [[tag, value]]))),
    ),
  )
  const byDay = new Map(ownDays.map((day, place) => [day, means[place] ?? null]))
  return days.map(day => byDay.get(day) ?? null)
}

const plantsByDay = (points: readonly Point[], days: readonly string[]) =>
  [...Map.groupBy(points, ({ tag }) => tag)].map(([tag, own]) => {
    const byDay = new Map(own.map(({ day, value }) => [day, value]))
    return { tag, values: days.map(day => byDay.get(day) ?? null) }
  })
