import type { Examples, Here } from '#kernel/testing/examples.ts'
import { noValues } from './measure.model.ts'
import type { plantRoundsCalls } from './plant-rounds.calls.ts'

type Row = Readonly<Record<string, unknown>>

const inState =
  (...states: readonly string[]) =>
  ({ state }: Row) =>
    states.includes(String(state))
const isOpen = inState('due', 'in_progress', 'to_redo')
const round = (here: Here, state = isOpen) => ({ id: here.id('culture.plant_round', state) })
const withVersion = (here: Here, state = isOpen) => ({
  ...round(here, state),
  version: Number(here.row('culture.plant_round', state)?.version ?? 1),
})

export const plantRoundsExamples: Examples<typeof plantRoundsCalls> = {
  getRounds: () => ({ of: 'all' }),
  measurePlant: here => ({
    ...round(here),
    tag: String(here.row('culture.sampled_plant', ({ left_on }) => left_on === null)?.tag ?? 'P1'),
    values: { ...noValues, growthCm: 18, headDiameterMm: 11 },
    missing: null,
    note: null,
  }),
  noteGivenUp: here => ({ ...round(here), sentence: 'P1 · saisi deux fois' }),
  validateRound: here => withVersion(here, inState('to_check')),
  redoRound: here => ({ ...withVersion(here, inState('to_check')), sentence: 'Mesurer P4 à nouveau' }),
  getRegistrationSeries: () => ({ measure: 'headDiameterMm' }),
}
