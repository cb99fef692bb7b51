import type { Examples, Here } from '#kernel/testing/examples.ts'
import { usualSettings } from './measure.model.ts'
import type { samplesCalls } from './samples.calls.ts'

type Row = Readonly<Record<string, unknown>>

const versionOf = (row: Row | undefined) => Number(row?.version ?? 0)
const attributed = (here: Here) => here.row('culture.plant_attribution')
const isMovable = ({ state }: Row) => state === 'due' || state === 'missed'

export const samplesExamples: Examples<typeof samplesCalls> = {
  saveAttribution: here => ({
    plantingId: String(attributed(here)?.planting_id ?? here.id('culture.planting')),
    observerId: String(attributed(here)?.observer_id ?? here.id('platform.user')),
    plants: [
      { tag: 'P1', rowLabel: '12', position: 4 },
      { tag: 'P2', rowLabel: null, position: null },
    ],
    version: versionOf(attributed(here)),
  }),
  getRegistrationPlans: () => ({ on: '2026-12-01' }),
  saveRegistrationPlan: here => {
    const plan = here.row('culture.round_plan')
    return {
      plantingId: String(plan?.planting_id ?? attributed(here)?.planting_id ?? here.id('culture.planting')),
      weekday: 2,
      everyWeeks: 1,
      startsOn: '2026-12-01',
      endsOn: null,
      version: versionOf(plan),
    }
  },
  moveRound: here => {
    const row = here.row('culture.plant_round', isMovable)
    return {
      id: here.id('culture.plant_round', isMovable),
      dueOn: '2027-06-03',
      observerId: String(row?.observer_id ?? here.id('platform.user')),
      version: versionOf(row),
    }
  },
  saveNotationSettings: here => ({
    ...usualSettings,
    plantsARound: 8,
    version: versionOf(here.row('culture.notation_setting')),
  }),
}
