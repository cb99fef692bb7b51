import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { preparationsCalls } from './preparations.calls.ts'

type Row = Readonly<Record<string, unknown>>

/** A shipment that is being picked, with a pallet in hand or without. */
const preparing = (here: Here, hasPallet: boolean) => {
  const building = new Set(
    here
      .rows('atelier.pallet')
      .filter(({ state }) => state === 'building')
      .map(row => row.shipment_id),
  )
  return here.row('atelier.shipment', ({ id, state }) => state === 'preparing' && building.has(id) === hasPallet)
}
const idOf = (here: Here, row: Row | undefined) => String(row?.id ?? here.id('atelier.shipment'))
const anyId = (here: Here) => idOf(here, preparing(here, true) ?? preparing(here, false))
const palletInHand = (here: Here) => {
  const id = preparing(here, true)?.id
  return here.row('atelier.pallet', row => row.state === 'building' && row.shipment_id === id)
}
const linesOfPallet = (here: Here) => {
  const pallet = palletInHand(here)
  return here.rows('atelier.pallet_line').filter(row => row.pallet_id === pallet?.id)
}

export const preparationsExamples: Examples<typeof preparationsCalls> = {
  getPreparation: here => ({ id: anyId(here) }),
  takePreparation: here => ({ id: anyId(here) }),
  assignPreparation: here => ({ id: anyId(here), userId: null }),
  pickCases: here => {
    const [standing] = linesOfPallet(here)
    const lot = here.row('atelier.lot', ({ id }) => id === standing?.lot_id)
    return { id: idOf(here, preparing(here, true)), code: String(lot?.number ?? 'L26'), cases: 1 }
  },
  putBack: here => ({
    id: idOf(here, preparing(here, true)),
    palletLineId: String(linesOfPallet(here)[0]?.id ?? here.id('atelier.pallet_line')),
  }),
  reportShortage: here => {
    const id = anyId(here)
    const line = here.row('atelier.shipment_line', row => row.shipment_id === id)
    return { id, lineId: String(line?.id ?? here.id('atelier.shipment_line')), reason: 'quality' }
  },
  completePallet: here => ({
    id: idOf(here, preparing(here, true)),
    supportId: null,
    grossKg: linesOfPallet(here).reduce((sum, { g }) => sum + Number(g), 0) / 1000 || 1,
  }),
  breakUpPallet: here => ({
    id: idOf(here, preparing(here, true)),
    palletId: String(palletInHand(here)?.id ?? here.id('atelier.pallet')),
  }),
  getLabelOfPallet: here => ({ palletId: here.id('atelier.pallet', row => row.state !== 'broken_up'), format: 'zpl' }),
}
