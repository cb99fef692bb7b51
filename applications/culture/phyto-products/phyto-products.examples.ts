import type { Examples } from '#kernel/testing/examples.ts'
import type { phytoProductsCalls } from './phyto-products.calls.ts'

const fields = {
  amm: '0000009',
  formulation: null,
  hazards: [],
  mixCategory: 1,
  usableUntil: null,
  note: null,
  uses: [
    {
      species: 'tomato' as const,
      target: 'Oïdium',
      doseMax: 1.2,
      doseUnit: 'l' as const,
      maxApplications: 3,
      intervalDays: 7,
      preHarvestDays: 3,
      reEntryHours: 6,
    },
  ],
}

export const phytoProductsExamples: Examples<typeof phytoProductsCalls> = {
  createPhytoProduct: here => ({ ...fields, name: `Essai ${here.rows('culture.phyto_product').length}` }),
  editPhytoProduct: here => {
    const row = here.row('culture.phyto_product')
    return {
      ...fields,
      id: here.id('culture.phyto_product'),
      name: String(row?.name ?? 'Essai'),
      version: Number(row?.version ?? 1),
    }
  },
  restorePhytoProduct: here => ({ id: here.id('culture.phyto_product', ({ archived_at }) => archived_at !== null) }),
}
