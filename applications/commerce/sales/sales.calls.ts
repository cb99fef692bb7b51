import { z } from 'zod'
import { reads } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, idIn, type List } from '#kernel/shared/list.ts'
import { day, listOf } from '#kernel/shared/list-of.ts'
import { Actuals, kindsOfDocument, Note, NoteRow, Sold, SoldInFull } from './sales.model.ts'
import { notesElement, salesByArticleElement, salesByCustomerElement } from './sales-place.model.ts'

const notesByTime = {
  sorts: ['at'],
  comparedSorts: ['number', 'customer', 'kg'],
  isUsuallyDownwards: true,
  isSearched: true,
  filters: {
    kind: choice(kindsOfDocument),
    partnerId: idIn('platform.partner', { address: 'customer' }),
    articleId: idIn('platform.article', { address: 'article' }),
    from: day(),
    to: day(),
  },
} as const satisfies List

const reading = { method: 'GET' } as const

/** What was sold, read from what left (design of commerce, sections 6 to 8). */
export const salesCalls = calls('commerce/sales', {
  /** Found by their number, their customer, an article, a lot or a pallet. */
  getNotes: { ...reading, path: 'commerce/notes', access: reads(notesElement), ...listOf(NoteRow, notesByTime) },
  getNote: {
    ...reading,
    path: 'commerce/notes/:id',
    access: reads(notesElement),
    input: z.strictObject({ id: idOf('platform.sales_document') }),
    answer: Note,
  },
  /** Thirteen weeks up to today's; 2,000 articles at most, those that sold most. */
  getSalesByArticle: {
    ...reading,
    path: 'commerce/sales/articles',
    access: reads(salesByArticleElement),
    answer: Sold,
  },
  getSalesOfArticle: {
    ...reading,
    path: 'commerce/sales/articles/:articleId',
    access: reads(salesByArticleElement),
    input: z.strictObject({ articleId: idOf('platform.article') }),
    answer: SoldInFull,
  },
  getSalesByCustomer: {
    ...reading,
    path: 'commerce/sales/customers',
    access: reads(salesByCustomerElement),
    answer: Sold,
  },
  getSalesOfCustomer: {
    ...reading,
    path: 'commerce/sales/customers/:partnerId',
    access: reads(salesByCustomerElement),
    input: z.strictObject({ partnerId: idOf('platform.partner') }),
    answer: SoldInFull,
  },
  /** 404 of a week that its year does not have. */
  getActuals: {
    ...reading,
    path: 'commerce/actuals/:year/:week/:articleId',
    access: reads(salesByArticleElement),
    input: z.strictObject({
      year: z.coerce.number<number>().int().min(2000).max(2199),
      week: z.coerce.number<number>().int().min(1).max(53),
      articleId: idOf('platform.article'),
    }),
    answer: Actuals,
  },
})
