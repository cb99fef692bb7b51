import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { shipmentsCalls } from './shipments.calls.ts'

type Row = Readonly<Record<string, unknown>>

const inState =
  (...states: readonly string[]) =>
  ({ state }: Row) =>
    states.includes(String(state))
const inUse = ({ archived_at: archivedAt }: Row) => archivedAt === null
const shipment = (here: Here, ...states: readonly string[]) => here.row('atelier.shipment', inState(...states))
const idIn = (here: Here, ...states: readonly string[]) =>
  String(shipment(here, ...states)?.id ?? here.id('atelier.shipment'))
const customer = (here: Here) =>
  here.id('platform.partner', row => Array.isArray(row.roles) && row.roles.includes('customer') && inUse(row))

/** A shipment that is being loaded, by one of its pallets in that state. */
const palletOf = (here: Here, state: string) => {
  const open = new Set(
    here
      .rows('atelier.shipment')
      .filter(inState('ready', 'loaded'))
      .map(({ id }) => id),
  )
  const pallet = here.row('atelier.pallet', row => row.state === state && open.has(row.shipment_id))
  return { id: String(pallet?.shipment_id ?? here.id('atelier.shipment')), sscc: String(pallet?.sscc ?? '1') }
}

const fields = (here: Here) => ({
  partnerId: customer(here),
  dock: 'Q4',
  plannedAt: '2030-03-04T16:00:00+01:00',
  cutOffAt: '2030-03-04T14:00:00+01:00',
})

export const shipmentsExamples: Examples<typeof shipmentsCalls> = {
  getShipment: here => {
    const { id, workshop_id: depotId } = here.row('atelier.shipment', () => true) ?? {}
    return { id: String(id ?? here.id('atelier.shipment')), depotId: String(depotId ?? here.id('atelier.workshop')) }
  },
  getDeliveryNote: here => ({ id: idIn(here, 'shipped', 'delivered') }),
  createShipment: here => ({
    workshopId: here.id('atelier.workshop', inUse),
    ...fields(here),
    lines: [{ articleId: here.id('platform.article', row => row.kind === 'packed' && inUse(row)), cases: 12 }],
  }),
  editShipment: here => {
    const standing = shipment(here, 'draft')
    const lines = here.rows('atelier.shipment_line').filter(row => row.shipment_id === standing?.id)
    return {
      id: String(standing?.id ?? here.id('atelier.shipment')),
      version: Number(standing?.version ?? 1),
      ...fields(here),
      lines:
        lines.length > 0
          ? lines.map(line => ({ articleId: String(line.article_id), cases: Number(line.cases) }))
          : [{ articleId: here.id('platform.article'), cases: 1 }],
    }
  },
  prepareShipment: here => ({ id: idIn(here, 'draft') }),
  loadPallet: here => palletOf(here, 'complete'),
  unloadPallet: here => palletOf(here, 'loaded'),
  shipShipment: here => ({ id: idIn(here, 'loaded'), version: Number(shipment(here, 'loaded')?.version ?? 1) }),
  unshipShipment: here => ({ id: idIn(here, 'shipped'), reason: 'mot' }),
  markDelivered: here => ({ id: idIn(here, 'shipped') }),
  cancelShipment: here => ({ id: idIn(here, 'draft', 'preparing', 'ready') }),
  setGs1Prefix: here => ({ companyId: here.id('platform.company', inUse), prefix: '3761042' }),
}
