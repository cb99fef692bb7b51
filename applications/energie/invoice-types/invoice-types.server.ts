import { energieAnswers } from '#energie/energie-db.ts'
import { activateInvoiceType } from './server/activate-invoice-type.ts'
import { choicesOfInvoiceTypes, invoiceTypeInFull, pageOfInvoiceTypes } from './server/invoice-types.queries.ts'
import { testInvoiceType } from './server/test-invoice-type.ts'
import {
  archiveInvoiceType,
  createInvoiceType,
  editInvoiceType,
  restoreInvoiceType,
} from './server/write-invoice-type.ts'
import { invoiceTypesCalls } from './invoice-types.calls.ts'

export { computedForContract } from './server/computed-for-contract.queries.ts'
export { energyByMonth } from './server/energy-by-month.queries.ts'
export { indexByMonth } from './server/index-by-month.queries.ts'

export const invoiceTypesServer = energieAnswers(invoiceTypesCalls, {
  getInvoiceTypes: ({ db }, asked) => pageOfInvoiceTypes(db, asked),
  getInvoiceTypeChoices: ({ db }) => choicesOfInvoiceTypes(db),
  getInvoiceType: (given, { id }) => invoiceTypeInFull(given, id),
  createInvoiceType: (given, fields) => createInvoiceType(given, fields),
  editInvoiceType: (given, change) => editInvoiceType(given, change),
  testInvoiceType: (given, asked) => testInvoiceType(given, asked),
  activateInvoiceType: (given, asked) => activateInvoiceType(given, asked),
  archiveInvoiceType: (given, { id }) => archiveInvoiceType(given, id),
  restoreInvoiceType: (given, { id }) => restoreInvoiceType(given, id),
})
