import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { readingsCalls } from './readings.calls.ts'

const entered = (here: Here) => ({
  id: here.id('energie.reading', ({ state }) => state === 'entered'),
  version: Number(here.row('energie.reading', ({ state }) => state === 'entered')?.version ?? 1),
})

export const readingsExamples: Examples<typeof readingsCalls> = {
  createReading: here => {
    const place = here.rows('energie.reading').length
    return {
      meterId: here.id('energie.meter'),
      readOn: Temporal.PlainDate.from('2025-01-01').add({ days: place }).toString(),
      kind: 'actual',
      index: 100 * (place + 1),
      rolledOver: false,
      restartIndex: null,
      note: null,
    }
  },
  validateReading: entered,
  rejectReading: here => ({ ...entered(here), reason: 'Double' }),
}
