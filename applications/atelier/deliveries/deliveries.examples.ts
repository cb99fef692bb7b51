import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { deliveriesCalls } from './deliveries.calls.ts'

type Row = Readonly<Record<string, unknown>>

const inUse = ({ archived_at: archivedAt }: Row) => archivedAt === null
const inState =
  (...states: readonly string[]) =>
  ({ state }: Row) =>
    states.includes(String(state))
const open = inState('expected', 'in_progress', 'graded')
/** A harvest of the latest days: the demo has some whatever the day. */
const latestDay = (here: Here) =>
  here
    .rows('atelier.delivery_line')
    .map(row => String(row.harvested_on))
    .toSorted()
    .at(-1) ?? '2026-01-01'
const line = (here: Here) => ({
  articleId: here.id('platform.article', row => row.kind === 'raw' && inUse(row)),
  placeId: here.id('platform.place', row => row.kind === 'block' && inUse(row)),
  harvestedOn: latestDay(here),
})
const lineOf = (here: Here, fits: (row: Row) => boolean) => {
  const deliveries = new Set(
    here
      .rows('atelier.delivery')
      .filter(fits)
      .map(({ id }) => id),
  )
  return here.row('atelier.delivery_line', row => deliveries.has(row.delivery_id))
}
const ofOpenLine = (here: Here) => ({ lineId: String(lineOf(here, open)?.id ?? here.id('atelier.delivery_line')) })

export const deliveriesExamples: Examples<typeof deliveriesCalls> = {
  createDelivery: here => ({
    workshopId: here.id('atelier.workshop', inUse),
    plate: 'AB-123-CD',
    hasArrived: true,
    lines: [line(here)],
  }),
  editDelivery: here => ({
    id: here.id('atelier.delivery', row => open(row) && row.grower_id === null),
    plate: 'AB-123-CD',
    version: Number(here.row('atelier.delivery', row => open(row) && row.grower_id === null)?.version ?? 1),
  }),
  markArrived: here => ({ id: here.id('atelier.delivery', inState('expected')) }),
  addDeliveryLine: here => ({ id: here.id('atelier.delivery', open), ...line(here) }),
  editDeliveryLine: here => ({
    ...ofOpenLine(here),
    ...line(here),
    version: Number(lineOf(here, open)?.version ?? 1),
  }),
  deleteDeliveryLine: ofOpenLine,
  gradeLine: here => ({ ...ofOpenLine(here), sampleKg: 5, decision: 'accepted' }),
  closeDelivery: here => {
    const delivery = here.row('atelier.delivery', inState('in_progress', 'graded'))
    return {
      id: String(delivery?.id ?? here.id('atelier.delivery')),
      locationId: here.id(
        'atelier.location',
        row => row.workshop_id === delivery?.workshop_id && row.kind === 'cold_room',
      ),
    }
  },
  refuseDelivery: here => ({ id: here.id('atelier.delivery', open), reason: 'mot' }),
  reopenDelivery: here => ({ id: here.id('atelier.delivery', inState('closed')) }),
  cancelDelivery: here => ({ id: here.id('atelier.delivery', inState('expected')) }),
  setGradedCrops: here => ({ cropCodeIds: [here.id('platform.crop_code', inUse)] }),
}
