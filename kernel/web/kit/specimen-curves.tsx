import Card from '@mui/material/Card'
import { Curves } from './curves.tsx'
import type { Measure } from './measure.ts'

const days = Array.from({ length: 365 }, (_, day) => Temporal.PlainDate.from('2026-01-01').add({ days: day }))
const moments = days.map(day => `${day.day}/${day.month}`)
const season = (day: number) => Math.cos(((day - 15) / 365) * 2 * Math.PI)

/** The meter said nothing in the second half of April. */
const gas = days.map(({ month, day }, at) =>
  month === 4 && day > 15 ? null : Math.round(420 + 300 * season(at) + 40 * Math.sin(at * 1.7)),
)
const price = days.map((_, at) => Math.round(38 + 9 * season(at - 30) + 2 * Math.sin(at / 3)))

const measures: readonly Measure[] = [
  { name: 'Gaz consommé', values: gas, written: value => `${value} MWh` },
  { name: 'Prix du jour', values: price, written: value => `${value} €`, tone: 'warning', isOnSecondScale: true },
]

export const SpecimenCurves = () => (
  <Card sx={{ p: 2.5, minWidth: 0 }}>
    <Curves title="Le prix a suivi le froid jusqu’en avril" moments={moments} measures={measures} height={260} zooms />
  </Card>
)
