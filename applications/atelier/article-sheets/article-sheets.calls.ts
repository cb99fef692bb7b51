import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, type List } from '#kernel/shared/list.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import {
  ArticleForSale,
  ArticleRow,
  ArticleSheet,
  articlesElement,
  Family,
  SpecOfArticle,
  sheetFields,
} from './article-sheet.model.ts'

const reading = { method: 'GET', access: reads(articlesElement) } as const
const atelierId = idOf('atelier.workshop')
const article = z.strictObject({ articleId: idOf('platform.article') })
const ofUser = z.strictObject({ atelierId, userId: idOf('platform.user') })
const families = {
  method: 'GET',
  access: reads('atelier/fabrication', 'atelier/stock'),
  input: ofUser,
  answer: z.array(Family),
} as const

const articlesByName = {
  sorts: ['label'],
  comparedSorts: ['code'],
  isSearched: true,
  filters: { sheet: choice(['with', 'without']) },
} as const satisfies List

/** Articles as a workshop makes them (hr-and-workshop, section 7, Workshop). */
export const articleSheetsCalls = calls('atelier/article-sheets', {
  getAllFamilleCentralByAtelierOfUser: {
    ...families,
    path: 'atelier/fabrication/getAllFamilleCentralByAtelierOfUser/:atelierId/:userId',
  },
  /** Of all levels, flat. */
  getAllFamilleByAtelierOfUser: {
    ...families,
    path: 'atelier/fabrication/getAllFamilleByAtelierOfUser/:atelierId/:userId',
  },
  getArticleVenteAccessibles: {
    ...reading,
    access: reads('atelier/conditionnement'),
    path: 'atelier/fabrication/getArticleVenteAccessibles/:atelierId/:userId',
    input: ofUser,
    answer: z.array(ArticleForSale),
  },
  /** Nothing in it where the workshop has no sheet of the article. */
  getComplementOfAtelierArticle: {
    ...reading,
    path: 'atelier/fabrication/getComplementOfAtelierArticle/:atelierId/:articleId',
    input: article.extend({ atelierId }),
    answer: z.union([ArticleSheet, z.strictObject({})]),
  },
  /** Makes the sheet where there is none; its lines are those that are said. */
  updateFicheAtelierArticle: {
    method: 'POST',
    path: 'atelier/fabrication/updateFicheAtelierArticle',
    access: writes(articlesElement),
    input: z.strictObject({ ...sheetFields, version: z.int32().optional() }),
    answer: ArticleSheet,
    touches: ['atelier'],
  },
  getListeAtelierLigneOfArticle: {
    ...reading,
    path: 'atelier/fabrication/getListeAtelierLigneOfArticle/:articleId',
    input: article,
    answer: z.array(
      z.object({
        ligneAtelierId: idOf('atelier.ligne_atelier'),
        ligneAtelier: z.string(),
        atelierId,
        preferred: z.boolean(),
        casesPerHour: z.int().nullable(),
      }),
    ),
  },
  getLiaisonArticleLigneByAtelier: {
    ...reading,
    path: 'atelier/fabrication/getLiaisonArticleLigneByAtelier/:atelierId',
    input: z.strictObject({ atelierId }),
    answer: z.array(
      z.object({
        articleId: idOf('platform.article'),
        ligneAtelierId: idOf('atelier.ligne_atelier'),
        preferred: z.boolean(),
      }),
    ),
  },
  getArticlesOfWorkshop: {
    ...reading,
    path: 'atelier/fabrication/articles/:atelierId/:page/:size/:search?',
    list: articlesByName,
    input: z.strictObject({ atelierId, ...fieldsOf(articlesByName) }),
    answer: pageOf(ArticleRow),
  },
  getArticleById: {
    ...reading,
    path: 'atelier/fabrication/article/:articleId',
    input: article,
    answer: ArticleForSale.extend({
      family: z.string(),
      quality: z.string().nullable(),
      gtin: z.string().nullable(),
      unit: z.string(),
      specs: z.array(SpecOfArticle),
    }),
  },
})
