import { energieAnswers } from '#energie/energie-db.ts'
import { energyInvoicesCalls } from './energy-invoices.calls.ts'
import { awaitedInvoices } from './server/awaited-invoices.queries.ts'
import {
  checkEnergyInvoice,
  creditEnergyInvoice,
  disputeEnergyInvoice,
  rejectEnergyInvoice,
  validateEnergyInvoice,
} from './server/decide-invoice.ts'
import { disputeLetter } from './server/dispute-letter.ts'
import { choicesOfInvoices, pageOfInvoices, totalsOfInvoices } from './server/energy-invoices.queries.ts'
import { invoiceById } from './server/invoice-in-full.queries.ts'
import { createEnergyInvoice, editEnergyInvoice } from './server/write-invoice.ts'

export const energyInvoicesServer = energieAnswers(energyInvoicesCalls, {
  getEnergyInvoices: pageOfInvoices,
  getEnergyInvoiceTotals: totalsOfInvoices,
  getAwaitedInvoices: awaitedInvoices,
  getEnergyInvoiceChoices: choicesOfInvoices,
  getEnergyInvoice: (given, { id }) => invoiceById(given, id),
  createEnergyInvoice,
  editEnergyInvoice,
  checkEnergyInvoice,
  disputeEnergyInvoice,
  getEnergyDisputeLetter: disputeLetter,
  creditEnergyInvoice,
  validateEnergyInvoice,
  rejectEnergyInvoice,
})
