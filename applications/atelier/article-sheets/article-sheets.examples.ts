import type { Examples } from '#kernel/testing/examples.ts'
import type { articleSheetsCalls } from './article-sheets.calls.ts'

export const articleSheetsExamples: Examples<typeof articleSheetsCalls> = {
  updateFicheAtelierArticle: here => ({
    atelierId: here.id('atelier.workshop'),
    articleId: here.id('platform.article', ({ kind }) => kind === 'packed'),
    nominalG: 500,
    unitsPerCase: 10,
    netCaseKg: 5,
    casesPerHour: 95,
    lines: [{ ligneAtelierId: here.id('atelier.ligne_atelier'), preferred: true }],
  }),
}
