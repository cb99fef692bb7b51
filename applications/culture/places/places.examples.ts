import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { placesCalls } from './places.calls.ts'

const sizes = { grossM2: null, cultivatedM2: null, rowCount: null, rowLengthM: null }
const block = (here: Here) => here.id('platform.place', ({ kind }) => kind === 'block')

/** The last block on which nothing grows. */
const unplanted = (here: Here) => {
  const planted = here.rows('culture.planting').map(({ place_id }) => place_id)
  const free = here.rows('platform.place').filter(({ id, kind }) => kind === 'block' && !planted.includes(id))
  return free.at(-1)?.id as string | undefined
}

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
  archivePlace: here => ({ id: unplanted(here) ?? here.id('platform.place') }),
  makeRows: here => ({ id: block(here), prefix: 'ESSAI-R', first: 1, last: 2 }),
}
