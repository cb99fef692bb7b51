import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, idIn, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import { Article, ArticleFields, kindsOfArticle, Spec, SpecFields } from './article.model.ts'
import { articlesElement } from './trade-place.model.ts'

const ofOne = z.strictObject({ id: idOf('platform.article') })
const ofSpec = z.strictObject({ id: idOf('platform.customer_spec') })
const touches = ['atelier', 'platform/trace', 'qualite', 'commerce', 'demandes', 'finances']
const reading = { method: 'GET', access: reads(articlesElement) } as const
const managing = { access: manages(articlesElement), touches } as const

const articlesByName = {
  sorts: ['name'],
  comparedSorts: ['code', 'family'],
  isSearched: true,
  tabs: 'state',
  filters: {
    state: choice(['active', 'archived']),
    kind: choice(kindsOfArticle),
    familyId: idIn('platform.article_family', { address: 'family' }),
  },
} as const satisfies List

/** Articles, one row each for all applications (atelier/fabrication, section 3). */
export const articlesCalls = calls('platform/trade', {
  getPaginatedArticles: {
    ...reading,
    path: 'trade/articles/:page/:size/:search?',
    ...listOf(Article, articlesByName),
  },
  getArticle: { ...reading, path: 'trade/articles/:id', input: ofOne, answer: Article },
  /** 400 on a code that is taken, or a family that is none of products. */
  createArticle: {
    method: 'POST',
    path: 'trade/articles',
    access: writes(articlesElement),
    status: 201,
    input: ArticleFields,
    touches,
    answer: Article,
  },
  editArticle: {
    method: 'PUT',
    path: 'trade/articles/:id',
    access: writes(articlesElement),
    input: ArticleFields.extend({ ...ofOne.shape, version: z.int32() }),
    touches,
    answer: Article,
  },
  archiveArticle: { method: 'PUT', path: 'trade/articles/:id/archive', ...managing, input: ofOne, answer: Article },
  restoreArticle: { method: 'PUT', path: 'trade/articles/:id/restore', ...managing, input: ofOne, answer: Article },
  /** The standard one first, then by customer. */
  getSpecsOfArticle: { ...reading, path: 'trade/articles/:id/specs', input: ofOne, answer: z.array(Spec) },
  /** Makes that of the customer, or takes the place of the one that stands. */
  saveSpec: {
    method: 'PUT',
    path: 'trade/articles/:articleId/specs',
    ...managing,
    input: SpecFields.extend({ articleId: idOf('platform.article'), version: z.int32().nullable() }),
    answer: Spec,
  },
  archiveSpec: { method: 'DELETE', path: 'trade/specs/:id', ...managing, input: ofSpec, answer: nothing },
})
