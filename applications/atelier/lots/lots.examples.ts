import type { Examples } from '#kernel/testing/examples.ts'
import type { lotsCalls } from './lots.calls.ts'

type Row = Record<string, unknown>

const isFree = ({ state, quality_status }: Row) => state === 'available' && quality_status === 'free'

export const lotsExamples: Examples<typeof lotsCalls> = {
  transferLot: here => {
    const lot = here.row('atelier.lot', row => isFree(row) && row.kind === 'harvest')
    const balance = here.row('atelier.lot_balance', row => row.lot_id === lot?.id && Number(row.g) > 0)
    return {
      id: String(lot?.id ?? here.id('atelier.lot')),
      fromLocationId: String(balance?.location_id ?? here.id('atelier.location')),
      locationId: here.id(
        'atelier.location',
        row => row.is_stock === true && row.id !== balance?.location_id && row.workshop_id === lot?.workshop_id,
      ),
      kg: 0.001,
    }
  },
  scrapLot: here => ({ id: here.id('atelier.lot', isFree), kg: 0.001, reason: 'Essai' }),
  holdLots: here => ({ lotIds: [here.id('atelier.lot')], status: 'held', reason: 'Essai' }),
  releaseLots: here => ({ lotIds: [here.id('atelier.lot', isFree)], reason: 'Essai' }),
  reverseMove: here => {
    const reversed = new Set(here.rows('atelier.stock_move').map(({ reverses_id }) => reverses_id))
    const isOpen = (row: Row) => row.kind === 'transfer' && row.reverses_id === null && !reversed.has(row.id)
    return { id: here.id('atelier.stock_move', isOpen), reason: 'Essai' }
  },
  previewMixture: here => ({ inputs: twoOf(here.rows('atelier.lot')) }),
  mixLots: here => ({ inputs: twoOf(here.rows('atelier.lot')), losesCertificate: true }),
  splitLot: here => ({
    lotId: here.id('atelier.lot', isFree),
    kg: 0.01,
    outputs: [{ category: 'I', sizeCode: null, destination: 'packing', kg: 0.01 }],
  }),
}

/** Two that may be mixed; of lots that nobody has where there are none. */
function twoOf(rows: readonly Row[]) {
  const free = rows.filter(row => isFree(row) && row.kind === 'harvest')
  const pair = free.flatMap(one => {
    const other = free.find(
      row => row.id !== one.id && row.family_id === one.family_id && row.category === one.category,
    )
    return other ? [[one, other]] : []
  })[0]
  const nobody = ['0198a000-0000-7000-8000-000000000000', '0198a000-0000-7000-8000-000000000001']
  return (pair?.map(({ id }) => String(id)) ?? nobody).map(lotId => ({ lotId, kg: 0.001 }))
}
