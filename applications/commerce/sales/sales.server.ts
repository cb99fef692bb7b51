import { commerceAnswers } from '#commerce/commerce-db.ts'
import { salesCalls } from './sales.calls.ts'
import { noteById, pageOfNotes } from './server/notes.queries.ts'
import { actuals, salesByArticle, salesByCustomer, salesOfArticle, salesOfCustomer } from './server/sold.queries.ts'

export const salesServer = commerceAnswers(salesCalls, {
  getNotes: pageOfNotes,
  getNote: (given, { id }) => noteById(given, id),
  getSalesByArticle: given => salesByArticle(given),
  getSalesOfArticle: (given, { articleId }) => salesOfArticle(given, articleId),
  getSalesByCustomer: given => salesByCustomer(given),
  getSalesOfCustomer: (given, { partnerId }) => salesOfCustomer(given, partnerId),
  getActuals: actuals,
})

export { salesAgreement, signableAgreement } from './server/agreement.ts'
export { soldByDay } from './server/sold-by-day.queries.ts'
