import { weekBeside, weekOf } from '#kernel/shared/iso-week.ts'
import type { Row } from './insert-rows.ts'
import { idsFor, type Organisation } from './organisation.ts'
import { seededRandom } from './seeded-random.ts'
import type { Masters } from './workshop-masters.ts'

type Context = {
  masters: Masters
  /** Lines of what left, which say whom and when. */
  pallets: readonly Row[]
  today: Temporal.PlainDate
  by: string | null
}

/** Weeks behind, whose forecasts are judged by what left, and those ahead that somebody has thought of. */
const weeksBehind = 4
const weeksAhead = 4

/** What customers of the workshop were expected to take, and are expected to: the present week is frozen. */
export function rowsOfSalesForecasts({ plan: { slug, canary, applications } }: Organisation, context: Context): Row[] {
  const { masters, pallets, today, by } = context
  if (!applications.includes('commerce')) return []
  const random = seededRandom(`sales forecasts of ${slug}`)
  const id = idsFor(`sales forecasts of ${slug}`)
  const present = weekOf(today.toString())
  const sold = Map.groupBy(pallets, ({ articleId, partnerId }) => `${articleId} ${partnerId}`)
  return [...sold].flatMap(([key, lines]) => {
    const [articleId, partnerId] = key.split(' ')
    const mean = lines.reduce((sum, { cases }) => sum + Number(cases), 0) / 3
    return Array.from({ length: weeksBehind + weeksAhead }, (_, place) => {
      const step = place - weeksBehind
      const { year, week } = weekBeside(present.year, present.week, step)
      const taken = lines
        .filter(({ shippedAt }) => isIn({ year, week }, String(shippedAt)))
        .reduce((sum, { cases }) => sum + Number(cases), 0)
      return {
        id: id(),
        companyId: masters.companyId,
        articleId,
        partnerId,
        year,
        week,
        cases: Math.round(((step < 0 ? taken : mean) * random.int(88, 113)) / 100),
        state: step <= 0 ? 'frozen' : step === 1 ? 'validated' : 'draft',
        versionNo: 1,
        reason: canary ?? null,
        enteredBy: by,
        enteredAt: `${today.add({ weeks: Math.min(step, 0) }).subtract({ days: 5 })}T09:00:00Z`,
        version: 1,
      }
    })
  })
}

function isIn(wanted: { year: number; week: number }, instant: string) {
  const { year, week } = weekOf(instant.slice(0, 10))
  return year === wanted.year && week === wanted.week
}
