import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { weighingCalls } from './weighing.calls.ts'

type Row = Readonly<Record<string, unknown>>

const inUse = ({ archived_at: archivedAt }: Row) => archivedAt === null
const named = (here: Here, table: string) => ({
  id: here.id(table),
  name: 'mot',
  version: Number(here.row(table)?.version ?? 1),
})

export const weighingExamples: Examples<typeof weighingCalls> = {
  findLotToWeigh: here => ({
    number: String(here.row('atelier.lot', ({ state }) => state !== 'cancelled')?.number ?? 'mot'),
  }),
  recordWeighing: here => ({
    lotId: here.id('atelier.lot', ({ state }) => state === 'available'),
    grossKg: 12.34,
    source: 'keyboard',
  }),
  cancelWeighing: here => {
    const cancelled = new Set(here.rows('atelier.weighing').map(row => row.cancels_id))
    const id = here.id(
      'atelier.weighing',
      row => row.cancels_id === null && row.lot_id !== null && !cancelled.has(row.id),
    )
    return { id, reason: 'mot' }
  },
  createContainer: here => ({
    workshopId: here.id('atelier.workshop', inUse),
    use: 'crate',
    code: 'MOT-ESSAI',
    name: 'mot',
    tareKg: 1.85,
  }),
  editContainer: here => ({ ...named(here, 'atelier.container'), tareKg: 1.85 }),
  createScale: here => ({
    workshopId: here.id('atelier.workshop', inUse),
    code: 'MOT-ESSAI',
    name: 'mot',
    maxKg: 1500,
    stepKg: 0.1,
  }),
  editScale: here => ({ ...named(here, 'atelier.scale'), maxKg: 1500, stepKg: 0.1 }),
}
