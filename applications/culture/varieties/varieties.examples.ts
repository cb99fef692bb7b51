import type { Examples } from '#kernel/testing/examples.ts'
import type { varietiesCalls } from './varieties.calls.ts'

export const varietiesExamples: Examples<typeof varietiesCalls> = {
  createVariety: here => ({
    name: `Essai ${here.rows('culture.variety').length}`,
    species: 'tomato',
    type: null,
    breeder: null,
    meanFruitG: null,
    daysToFirstHarvest: null,
    eppoCode: null,
    note: null,
  }),
  editVariety: here => {
    const row = here.row('culture.variety')
    return {
      id: here.id('culture.variety'),
      name: String(row?.name ?? 'Essai'),
      species: 'tomato',
      type: null,
      breeder: null,
      meanFruitG: null,
      daysToFirstHarvest: null,
      eppoCode: null,
      note: 'Relu',
      version: Number(row?.version ?? 1),
    }
  },
  restoreVariety: here => ({ id: here.id('culture.variety', ({ archived_at }) => archived_at !== null) }),
}
