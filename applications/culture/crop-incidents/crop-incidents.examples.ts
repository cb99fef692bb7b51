import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { cropIncidentsCalls } from './crop-incidents.calls.ts'

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

export const cropIncidentsExamples: Examples<typeof cropIncidentsCalls> = {
  createCropIncident: fields,
  editCropIncident: here => ({
    ...fields(here),
    id: here.id('culture.crop_incident', isCurrent),
    version: Number(here.row('culture.crop_incident', isCurrent)?.version ?? 1),
  }),
  followCropIncident: here => ({ id: here.id('culture.crop_incident', ({ state }) => state === 'open') }),
  closeCropIncident: here => ({ id: here.id('culture.crop_incident', isCurrent), outcome: 'Lâcher d’auxiliaires' }),
  reopenCropIncident: here => ({ id: here.id('culture.crop_incident', ({ state }) => state === 'closed') }),
}
