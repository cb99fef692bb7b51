import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { linesCalls } from './lines.calls.ts'

const line = (here: Here) => {
  const { id, code, label, workshop_id } = here.row('atelier.ligne_atelier', row => row.archived_at === null) ?? {}
  const articleIds = here
    .rows('atelier.ligne_article')
    .filter(({ ligne_id }) => ligne_id === id)
    .map(({ article_id }) => String(article_id))
  return {
    id: String(id ?? here.id('atelier.ligne_atelier')),
    atelierId: String(workshop_id ?? here.id('atelier.workshop')),
    code: String(code ?? 'L01'),
    label: String(label ?? 'Ligne 1'),
    articleIds,
  }
}

export const linesExamples: Examples<typeof linesCalls> = {
  addLigneAtelier: here => ({ atelierId: here.id('atelier.workshop'), code: 'L77', label: 'Ligne 77' }),
  updateLigneAtelier: here => ({ ...line(here), casesPerHour: 140 }),
  getLigneAtelierByLibelle: here => ({ atelierId: here.id('atelier.workshop'), label: 'Ligne 1' }),
  putOperationsOfLine: here => ({
    id: here.id('atelier.ligne_atelier'),
    operations: [{ code: 'VERSER', label: 'Versement', kind: 'pouring' }],
  }),
}
