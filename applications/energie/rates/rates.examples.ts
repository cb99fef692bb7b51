import type { Examples } from '#kernel/testing/examples.ts'
import type { ratesCalls } from './rates.calls.ts'

export const ratesExamples: Examples<typeof ratesCalls> = {
  createRateTable: here => ({
    name: `Essai ${here.rows('energie.rate_table').length}`,
    kind: 'tax',
    unit: 'eur_mwh',
    note: null,
  }),
  editRateTable: here => {
    const row = here.row('energie.rate_table')
    return {
      id: here.id('energie.rate_table'),
      name: String(row?.name ?? 'Essai'),
      kind: 'tax',
      note: 'Relu',
      version: Number(row?.version ?? 1),
    }
  },
  restoreRateTable: here => ({ id: here.id('energie.rate_table', ({ archived_at }) => archived_at !== null) }),
  addRate: here => ({
    id: here.id('energie.rate_table'),
    validFrom: Temporal.PlainDate.from('2031-01-01')
      .add({ days: here.rows('energie.rate').length })
      .toString(),
    value: 12.5,
  }),
  correctRate: here => {
    const row = here.row('energie.rate', ({ superseded_at }) => superseded_at === null)
    return {
      id: String(row?.rate_table_id ?? here.id('energie.rate_table')),
      rateId: here.id('energie.rate', ({ superseded_at }) => superseded_at === null),
      validFrom: Temporal.PlainDate.from('2041-01-01')
        .add({ days: here.rows('energie.rate').length })
        .toString(),
      value: 11.5,
      reason: 'Mal recopié',
    }
  },
}
