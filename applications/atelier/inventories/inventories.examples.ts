import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { inventoriesCalls } from './inventories.calls.ts'

type Row = Readonly<Record<string, unknown>>

const open = ({ state }: Row) => ['open', 'counting', 'to_recount', 'reviewed'].includes(String(state))
const openId = (here: Here) => here.id('atelier.inventory', open)
const lineOfOpen = (here: Here, fits: (row: Row) => boolean = () => true) => {
  const id = openId(here)
  return here.row('atelier.inventory_line', row => row.inventory_id === id && fits(row))
}
const lineIds = (here: Here) => [String(lineOfOpen(here)?.id ?? here.id('atelier.inventory_line'))]

export const inventoriesExamples: Examples<typeof inventoriesCalls> = {
  findLotToCount: here => {
    const line = lineOfOpen(here)
    return {
      id: openId(here),
      number: String(here.row('atelier.lot', ({ id }) => id === line?.lot_id)?.number ?? 'L26'),
    }
  },
  openInventory: here => {
    const counted = new Set(
      here
        .rows('atelier.inventory_location')
        .filter(row => row.is_open)
        .map(row => row.location_id),
    )
    const place = here.row(
      'atelier.location',
      ({ id, is_stock: isStock, archived_at: archivedAt }) =>
        isStock === true && archivedAt === null && !counted.has(id),
    )
    return {
      workshopId: String(place?.workshop_id ?? here.id('atelier.workshop')),
      locationIds: [String(place?.id ?? here.id('atelier.location'))],
    }
  },
  countLot: here => {
    const line = lineOfOpen(here, row => row.wants_recount === false)
    return {
      id: openId(here),
      lotId: String(line?.lot_id ?? here.id('atelier.lot')),
      locationId: String(line?.location_id ?? here.id('atelier.location')),
      kg: 120.5,
    }
  },
  askRecount: here => ({ id: openId(here), lineIds: lineIds(here) }),
  explainGaps: here => ({ id: openId(here), lineIds: lineIds(here), reasonCode: 'drying', reason: 'mot' }),
  validateInventory: here => ({
    id: openId(here),
    version: Number(here.row('atelier.inventory', open)?.version ?? 1),
  }),
  cancelInventory: here => ({ id: openId(here) }),
}
