import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { atelierAnswers } from '#atelier/atelier-db.ts'
import { requireOwnOrAdministered } from '#atelier/own-or-administered.ts'
import { requireWorkshop } from '#atelier/require-workshop.ts'
import { articlesElement } from './article-sheet.model.ts'
import { articleSheetsCalls } from './article-sheets.calls.ts'
import { articleById, articlesForSale, linksOf, pageOfArticles, sheetOf } from './server/article-sheets.queries.ts'
import { familiesOf } from './server/families.queries.ts'
import { writeSheet } from './server/write-sheet.ts'

export { sheetOf } from './server/article-sheets.queries.ts'

const familyElements = articleSheetsCalls.getAllFamilleByAtelierOfUser.access.elements

export const articleSheetsServer = atelierAnswers(articleSheetsCalls, {
  getAllFamilleCentralByAtelierOfUser: async (given, { atelierId, userId }) => {
    const { companyId } = await requireWorkshop(given.db, await companyScopeOf(given, ...familyElements), atelierId)
    await requireOwnOrAdministered(given.db, given.caller, userId, companyId)
    return (await familiesOf(given.db, atelierId)).filter(({ level }) => level === 'central')
  },
  getAllFamilleByAtelierOfUser: async (given, { atelierId, userId }) => {
    const { companyId } = await requireWorkshop(given.db, await companyScopeOf(given, ...familyElements), atelierId)
    await requireOwnOrAdministered(given.db, given.caller, userId, companyId)
    return familiesOf(given.db, atelierId)
  },
  getArticleVenteAccessibles: async (given, { atelierId, userId }) => {
    const scope = await companyScopeOf(given, 'atelier/conditionnement')
    const { companyId } = await requireWorkshop(given.db, scope, atelierId)
    await requireOwnOrAdministered(given.db, given.caller, userId, companyId)
    return articlesForSale(given.db, atelierId)
  },
  getComplementOfAtelierArticle: async (given, { atelierId, articleId }) => {
    await requireWorkshop(given.db, await companyScopeOf(given, articlesElement), atelierId)
    return (await sheetOf(given.db, atelierId, articleId)) ?? {}
  },
  updateFicheAtelierArticle: writeSheet,
  getListeAtelierLigneOfArticle: async (given, { articleId }) => {
    await articleById(given.db, articleId)
    return linksOf(given.db, await companyScopeOf(given, articlesElement), { articleId })
  },
  getLiaisonArticleLigneByAtelier: async (given, { atelierId }) => {
    const scope = await companyScopeOf(given, articlesElement)
    await requireWorkshop(given.db, scope, atelierId)
    return linksOf(given.db, scope, { workshopId: atelierId })
  },
  getArticlesOfWorkshop: async (given, asked) => {
    await requireWorkshop(given.db, await companyScopeOf(given, articlesElement), asked.atelierId)
    return pageOfArticles(given.db, asked)
  },
  getArticleById: ({ db }, { articleId }) => articleById(db, articleId),
})
