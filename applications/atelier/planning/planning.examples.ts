import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { planningCalls } from './planning.calls.ts'

const day = (days = 0) => Temporal.Now.plainDateISO('Europe/Paris').add({ days }).toString()
const week = { year: 2026, week: 48 }

/** A line with an article that it makes. */
const making = (here: Here) => {
  const link = here.row('atelier.ligne_article')
  return {
    ligneAtelierId: String(link?.ligne_id ?? here.id('atelier.ligne_atelier')),
    articleId: String(link?.article_id ?? here.id('platform.article')),
  }
}

export const planningExamples: Examples<typeof planningCalls> = {
  getPrevisionCondiDetailByDate: here => ({
    atelierId: here.id('atelier.workshop'),
    date: day(),
    familleId: here.id('platform.article_family'),
  }),
  getDetailByArticleAndSpecTiers: here => ({ articleId: making(here).articleId, specTiersId: 'standard', date: day() }),
  getDetailByArticleAndSpecTiersForOneWeek: here => ({
    articleId: making(here).articleId,
    specTiersId: 'standard',
    ...week,
  }),
  getPrevisionCondiByWeekAndQuality: here => ({ atelierId: here.id('atelier.workshop'), ...week, qualityId: 'all' }),
  getPrevisionsCondiByDayAndQuality: here => ({
    atelierId: here.id('atelier.workshop'),
    date: day(),
    qualityId: 'all',
  }),
  getLignesDetailByLigneAtelierForWeek: here => ({
    atelierId: here.id('atelier.workshop'),
    ligneAtelierId: '0',
    ...week,
  }),
  getLignesDetailByLigneAtelierForDay: here => ({
    atelierId: here.id('atelier.workshop'),
    ligneAtelierId: '0',
    date: day(),
  }),
  getLignesDetailByLigneAtelierAndDate: here => ({
    ligneAtelierId: here.id('atelier.ligne_atelier'),
    startDate: day(),
    endDate: day(6),
  }),
  insertUpdateLigneDetailAtelier: here => ({ ...making(here), date: day(20), shift: 'morning', plannedCases: 40 }),
  postPrevision: here => ({
    atelierId: here.id('atelier.workshop'),
    date: day(3),
    articleId: making(here).articleId,
    manualCases: 120,
    reason: 'Promotion',
  }),
  getWeekPlan: here => ({ atelierId: here.id('atelier.workshop'), ...week }),
}
