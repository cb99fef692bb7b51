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
const isDraft = ({ state }: Readonly<Record<string, unknown>>) => state === 'draft'
const draft = (here: Here) => here.id('atelier.composition', isDraft)

export const compositionsExamples: Examples<typeof compositionsCalls> = {
  createComposition: here => ({
    ...made(here),
    articleId: here.id('platform.article', ({ kind, archived_at }) => kind === 'packed' && archived_at === null),
  }),
  editComposition: here => ({
    ...made(here),
    id: draft(here),
    version: Number(here.row('atelier.composition', isDraft)?.version ?? 1),
  }),
  deleteComposition: here => ({ id: draft(here) }),
  activateComposition: here => ({ id: draft(here) }),
}
