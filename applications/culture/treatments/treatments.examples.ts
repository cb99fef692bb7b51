import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { treatmentsCalls } from './treatments.calls.ts'

type Row = Readonly<Record<string, unknown>>

const treatment = (here: Here, wanted: string) => {
  const is = ({ state }: Row) => state === wanted
  const row = here.row('culture.treatment', is)
  return { id: here.id('culture.treatment', is), version: Number(row?.version ?? 1) }
}

export const treatmentsExamples: Examples<typeof treatmentsCalls> = {
  planTreatment: here => {
    const living = ({ archived_at }: Row) => archived_at === null
    const planting = here.row('culture.planting', living)
    return {
      plantingId: here.id('culture.planting', living),
      placeId: String(planting?.place_id ?? here.id('platform.place')),
      plannedFor: '2026-11-26',
      treatedM2: 500,
      products: [{ productId: here.id('culture.phyto_product', living), target: 'Oïdium', dose: 1 }],
    }
  },
  recordTreatment: here => ({
    ...treatment(here, 'planned'),
    startedAt: '2026-11-20T14:00:00Z',
    endedAt: '2026-11-20T15:30:00Z',
    operator: 'Youssef Benali',
    certiphyto: 'EXEMPLE-1',
    certiphytoUntil: '2031-03-31',
    bbch: 65,
    waterL: 400,
    windMs: 1,
    rainMmH: 0,
    equipment: null,
    care: 'Relevés de la station',
  }),
  validateTreatment: here => treatment(here, 'done'),
  cancelTreatment: here => ({ ...treatment(here, 'planned'), reason: 'Prévu deux fois' }),
}
