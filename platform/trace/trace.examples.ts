import type { Examples } from '#kernel/testing/examples.ts'
import type { traceCalls } from './trace.calls.ts'

type Row = Record<string, unknown>

export const traceExamples: Examples<typeof traceCalls> = {
  searchTrace: here => ({ query: String(here.row('atelier.lot')?.number ?? 'L26') }),
  getTraceGraph: here => ({ kind: 'lot', id: here.id('atelier.lot') }),
  startRecall: here => ({
    reason: 'Vitre brisée',
    severity: 2,
    originKind: 'lot',
    originId: String(here.row('platform.sales_document_line')?.lot_id ?? here.id('atelier.lot')),
    exercise: false,
  }),
  triggerRecall: here => ({
    id: here.id('platform.recall', row => row.state === 'simulation' && row.triggered_at === null),
  }),
  confirmRecall: here => ({ id: here.id('platform.recall', awaitsAnother(here.userId)) }),
  answerRecall: here => {
    const id = here.id('platform.recall', ({ state }) => state === 'triggered')
    return { id, lineIds: [here.id('platform.recall_line', line => line.recall_id === id)], answer: 'blocked' }
  },
  closeRecall: here => ({ id: here.id('platform.recall', ({ state }) => state === 'triggered'), reason: 'Essai' }),
}

const awaitsAnother = (userId: string) => (row: Row) =>
  row.state === 'simulation' && row.triggered_at !== null && row.triggered_by !== userId
