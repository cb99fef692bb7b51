import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { placesCalls } from './places.calls.ts'

const sizes = { grossM2: null, cultivatedM2: null, rowCount: null, rowLengthM: null }
const block = (here: Here) => here.id('platform.place', ({ kind }) => kind === 'block')

export const placesExamples: Examples<typeof placesCalls> = {
  createPlace: here => ({
    ...sizes,
    kind: 'row',
    parentId: block(here),
    companyId: null,
    code: `ESSAI-${here.rows('platform.place').length}`,
    name: 'Rang',
  }),
  editPlace: here => {
    const id = block(here)
    const row = here.row('platform.place', one => one.id === id)
    return { ...sizes, id, code: String(row?.code ?? 'ESSAI'), name: 'Relu', version: Number(row?.version ?? 1) }
  },
  makeRows: here => ({ id: block(here), prefix: 'ESSAI-R', first: 1, last: 2 }),
}
