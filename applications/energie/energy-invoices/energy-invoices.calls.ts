import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls, file } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, idIn, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import {
  AwaitedInvoice,
  CreditNote,
  EnergyInvoice,
  EnergyInvoiceChoices,
  EnergyInvoiceFields,
  EnergyInvoiceRow,
  sentence,
  statesOfInvoice,
  StateTotal,
} from './energy-invoice.model.ts'
import { disputeRight, energyInvoicesElement, validateRight } from './energy-invoices-place.model.ts'

const ofOne = z.strictObject({ id: idOf('energie.energy_invoice') })
const ofVersion = ofOne.extend({ version: z.int32() })
const reading = { method: 'GET', access: reads(energyInvoicesElement) } as const
const touches = ['finances'] as const
const post = { method: 'POST', touches, answer: EnergyInvoice } as const

const invoicesByPeriod = {
  sorts: ['fromOn'],
  comparedSorts: ['number', 'contract', 'issuedOn', 'exclCents', 'gapCents'],
  isUsuallyDownwards: true,
  isSearched: true,
  tabs: 'state',
  filters: {
    state: choice(['all', ...statesOfInvoice]),
    contractId: idIn('energie.energy_contract', { address: 'contract' }),
  },
} as const satisfies List

/** What suppliers of energy ask for, set against readings (design of Énergie, section 7). Amounts need `energie#prix`. */
export const energyInvoicesCalls = calls('energie/energy-invoices', {
  getEnergyInvoices: { ...reading, path: 'energie/invoices', ...listOf(EnergyInvoiceRow, invoicesByPeriod) },
  getEnergyInvoiceTotals: { ...reading, path: 'energie/invoices/totals', answer: z.array(StateTotal) },
  /** Periods that have ended and that no invoice tells, those that are late first. */
  getAwaitedInvoices: { ...reading, path: 'energie/invoices/awaited', answer: z.array(AwaitedInvoice) },
  getEnergyInvoiceChoices: { ...reading, path: 'energie/invoices/choices', answer: EnergyInvoiceChoices },
  getEnergyInvoice: { ...reading, path: 'energie/invoices/:id', input: ofOne, answer: EnergyInvoice },
  /** Is checked at once. 400 LINES_SUM, INVOICE_DOUBLE, PRICES_UNSEEN, or a period outside its contract */
  createEnergyInvoice: {
    ...post,
    path: 'energie/invoices',
    access: writes(energyInvoicesElement),
    replays: true,
    status: 201,
    input: EnergyInvoiceFields,
  },
  /** As long as nothing was decided; is checked anew. 400 as above; 409 TRANSITION_INVALID, VERSION_CONFLICT */
  editEnergyInvoice: {
    method: 'PUT',
    path: 'energie/invoices/:id',
    touches,
    access: writes(energyInvoicesElement),
    input: EnergyInvoiceFields.extend(ofVersion.shape),
    answer: EnergyInvoice,
  },
  /** Once readings, prices or rates were corrected. 409 of one that is validated or rejected */
  checkEnergyInvoice: {
    ...post,
    path: 'energie/invoices/:id/check',
    access: writes(energyInvoicesElement),
    input: ofVersion,
  },
  /** 409 TRANSITION_INVALID of one that has no gap */
  disputeEnergyInvoice: {
    ...post,
    path: 'energie/invoices/:id/dispute',
    access: writes(disputeRight),
    input: ofVersion.extend({ reason: sentence }),
  },
  /** What is sent to the supplier: the lines in gap, their figures and readings. 400 PRICES_UNSEEN; 409 NOT_DISPUTED */
  getEnergyDisputeLetter: {
    method: 'GET',
    path: 'energie/invoices/:id/letter',
    access: reads(energyInvoicesElement),
    input: ofOne,
    answer: file('application/pdf'),
  },
  /** The credit note that a dispute brought; the gap is what is left. */
  creditEnergyInvoice: {
    ...post,
    path: 'energie/invoices/:id/credit',
    access: writes(energyInvoicesElement),
    input: ofVersion.extend(CreditNote.shape),
  },
  /** 409 SAME_PERSON for who has written it; 400 REASON_REQUIRED beyond the tolerance */
  validateEnergyInvoice: {
    ...post,
    path: 'energie/invoices/:id/validate',
    access: writes(validateRight),
    input: ofVersion.extend({ reason: sentence.nullable().default(null) }),
  },
  /** A double, or not ours; its number may be entered again. */
  rejectEnergyInvoice: {
    ...post,
    path: 'energie/invoices/:id/reject',
    access: manages(energyInvoicesElement),
    input: ofVersion.extend({ reason: sentence }),
  },
})
