import type { Examples } from '#kernel/testing/examples.ts'
import type { metersCalls } from './meters.calls.ts'

export const metersExamples: Examples<typeof metersCalls> = {
  createMeter: here => ({
    name: `Essai ${here.rows('energie.meter').length}`,
    energy: 'gas',
    unit: 'm3',
    direction: 'in',
    identifier: null,
    indexMax: null,
    installedOn: null,
    note: null,
  }),
  editMeter: here => {
    const row = here.row('energie.meter')
    return {
      id: here.id('energie.meter'),
      name: String(row?.name ?? 'Essai'),
      energy: 'gas',
      unit: 'm3',
      direction: 'in',
      identifier: null,
      indexMax: null,
      installedOn: null,
      note: 'Relu',
      version: Number(row?.version ?? 1),
    }
  },
  restoreMeter: here => ({ id: here.id('energie.meter', ({ archived_at }) => archived_at !== null) }),
}
