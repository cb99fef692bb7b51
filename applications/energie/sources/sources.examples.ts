import type { Examples } from '#kernel/testing/examples.ts'
import type { sourcesCalls } from './sources.calls.ts'

export const sourcesExamples: Examples<typeof sourcesCalls> = {
  createSource: here => ({
    name: `Essai ${here.rows('energie.source').length}`,
    kind: 'boiler',
    powerKw: null,
    electricEfficiencyPct: null,
    thermalEfficiencyPct: null,
    commissionedOn: null,
    note: null,
  }),
  editSource: here => {
    const row = here.row('energie.source')
    return {
      id: here.id('energie.source'),
      name: String(row?.name ?? 'Essai'),
      kind: 'boiler',
      powerKw: null,
      electricEfficiencyPct: null,
      thermalEfficiencyPct: null,
      commissionedOn: null,
      note: 'Relu',
      version: Number(row?.version ?? 1),
    }
  },
  restoreSource: here => ({ id: here.id('energie.source', ({ archived_at }) => archived_at !== null) }),
}
