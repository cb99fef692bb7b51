import type { PayrollLine } from '#rh/payroll-lines.model.ts'
import type { DayLine } from './week-rubrics.model.ts'

/** What is told of somebody's week: `monday` says of which, `from` and `to` on which days. */
export type ToTell = Pick<PayrollLine, 'rubric' | 'unit' | 'quantity' | 'from' | 'to'> & {
  employeeId: string
  monday: string
}
type Paid = DayLine & { employeeId: string; monday: string }

/** One line a rubric, week and month; an absence also stops where its days do. */
export function linesOf(days: readonly Paid[]): ToTell[] {
  const groups = Map.groupBy(days, ({ employeeId, monday, rubric, day }) =>
    [employeeId, monday, rubric, day.slice(0, 7)].join(' '),
  )
  return [...groups.values()].flatMap(ofGroup => {
    const ordered = ofGroup.toSorted((one, other) => one.day.localeCompare(other.day))
    return runsOf(ordered).map(run => lineOf(run))
  })
}

/** Hours are one run whatever their days; days of absence that follow each other are one. */
function runsOf(days: readonly Paid[]): Paid[][] {
  const runs: Paid[][] = []
  for (const one of days) {
    const last = runs.at(-1)?.at(-1)
    const follows = last && (one.unit === 'minutes' || nextDay(last.day) >= one.day)
    if (follows) runs.at(-1)?.push(one)
    else runs.push([one])
  }
  return runs
}

const nextDay = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString()

function lineOf(run: readonly Paid[]): ToTell {
  const { employeeId, monday, rubric, unit, day: from } = run[0] as Paid
  const quantity = run.reduce((sum, one) => sum + one.quantity, 0)
  return { employeeId, monday, rubric, unit, quantity, from, to: (run.at(-1) as Paid).day }
}

type Told = {
  id: string
  employeeId: string
  monday: string
  rubric: PayrollLine['rubric']
  unit: PayrollLine['unit']
  quantity: number
}

/** What weeks that were told make now, less what was told of them: dated on the day given, each with the line it corrects. */
export function correctionsOf(
  told: readonly Told[],
  now: readonly Paid[],
  day: string,
): (ToTell & { correctsId: string | null })[] {
  const keyOf = ({ employeeId, monday, rubric }: Pick<Told, 'employeeId' | 'monday' | 'rubric'>) =>
    [employeeId, monday, rubric].join(' ')
  const [before, present] = [Map.groupBy(told, keyOf), Map.groupBy(now, keyOf)]
  return [...new Set([...before.keys(), ...present.keys()])].toSorted().flatMap(key => {
    const [was, is] = [before.get(key) ?? [], present.get(key) ?? []]
    const quantity = sumOf(is) - sumOf(was)
    if (quantity === 0) return []
    const { employeeId, monday, rubric, unit } = (was[0] ?? is[0]) as Told | Paid
    return [{ employeeId, monday, rubric, unit, quantity, from: day, to: day, correctsId: was.at(-1)?.id ?? null }]
  })
}

const sumOf = (lines: readonly { quantity: number }[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
