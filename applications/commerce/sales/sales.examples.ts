import type { Examples } from '#kernel/testing/examples.ts'
import type { salesCalls } from './sales.calls.ts'

export const salesExamples: Examples<typeof salesCalls> = {
  getNote: here => ({ id: here.id('platform.sales_document') }),
  getSalesOfArticle: here => ({ articleId: here.id('platform.article', row => row.kind === 'packed') }),
  getSalesOfCustomer: here => ({ partnerId: here.id('platform.partner') }),
  getActuals: here => ({ year: 2026, week: 47, articleId: here.id('platform.article', row => row.kind === 'packed') }),
}
