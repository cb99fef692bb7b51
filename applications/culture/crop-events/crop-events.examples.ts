import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { cropEventsCalls } from './crop-events.calls.ts'

type Row = Readonly<Record<string, unknown>>

const isBlock = ({ kind, archived_at: archivedAt }: Row) => kind === 'block' && archivedAt === null
const isCurrent = ({ state }: Row) => state !== 'closed'
const fields = (here: Here) => ({
  placeId: here.id('platform.place', isBlock),
  kind: 'pest' as const,
  agent: 'Aleurodes',
  severity: 2,
  observedOn: '2026-11-20',
  note: null,
})

export const cropEventsExamples: Examples<typeof cropEventsCalls> = {
  createCropEvent: fields,
  editCropEvent: here => ({
    ...fields(here),
    id: here.id('culture.crop_event', isCurrent),
    version: Number(here.row('culture.crop_event', isCurrent)?.version ?? 1),
  }),
  followCropEvent: here => ({ id: here.id('culture.crop_event', ({ state }) => state === 'open') }),
  closeCropEvent: here => ({ id: here.id('culture.crop_event', isCurrent), outcome: 'Lâcher d’auxiliaires' }),
  reopenCropEvent: here => ({ id: here.id('culture.crop_event', ({ state }) => state === 'closed') }),
}
