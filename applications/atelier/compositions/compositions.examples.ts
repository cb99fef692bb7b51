import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { compositionsCalls } from './compositions.calls.ts'

const made = (here: Here) => ({
  validFrom: '2032-03-01',
  note: null,
  raws: [
    {
      familyId: here.id('platform.article_family', ({ archived_at }) => archived_at === null),
      pct: 100,
    },
  ],
})
const draft = (here: Here) => here.row('atelier.composition', ({ state }) => state === 'draft')

export const compositionsExamples: Examples<typeof compositionsCalls> = {
  createComposition: here => ({
    ...made(here),
    articleId: here.id('platform.article', ({ kind, archived_at }) => kind === 'packed' && archived_at === null),
  }),
  editComposition: here => ({
    ...made(here),
    id: String(draft(here)?.id ?? here.id('atelier.composition')),
    version: Number(draft(here)?.version ?? 1),
  }),
  deleteComposition: here => ({ id: String(draft(here)?.id ?? here.id('atelier.composition')) }),
  activateComposition: here => ({ id: String(draft(here)?.id ?? here.id('atelier.composition')) }),
}
