import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import {
  Computed,
  InvoiceType,
  InvoiceTypeChoices,
  InvoiceTypeFields,
  InvoiceTypeInFull,
} from './invoice-type.model.ts'
import { invoiceTypesElement } from './invoice-types-place.model.ts'

const touches = ['energie/energy-contracts', 'energie/energy-invoices', 'energie/volumes']
const ofOne = z.strictObject({ id: idOf('energie.invoice_type') })
const ofVersion = ofOne.extend({ version: z.int32() })
const day = z.iso.date().refine(one => one >= '2000-01-01' && one <= '2100-12-31', 'energie.values.day')

const typesByName = {
  sorts: ['name'],
  isSearched: true,
  tabs: 'state',
  filters: { state: choice(['active', 'archived']) },
} as const satisfies List

/** Of what lines an invoice of energy is made (design of Énergie, section 7). */
export const invoiceTypesCalls = calls('energie/invoice-types', {
  getInvoiceTypes: {
    method: 'GET',
    path: 'energie/invoice-types',
    access: reads(invoiceTypesElement),
    ...listOf(InvoiceType, typesByName),
  },
  getInvoiceTypeChoices: {
    method: 'GET',
    path: 'energie/invoice-types/choices',
    access: reads(invoiceTypesElement),
    answer: InvoiceTypeChoices,
  },
  getInvoiceType: {
    method: 'GET',
    path: 'energie/invoice-types/:id',
    access: reads(invoiceTypesElement),
    input: ofOne,
    answer: InvoiceTypeInFull,
  },
  /** A draft. 400 PRICES_UNSEEN */
  createInvoiceType: {
    method: 'POST',
    path: 'energie/invoice-types',
    access: writes(invoiceTypesElement),
    touches,
    status: 201,
    input: InvoiceTypeFields,
    answer: InvoiceTypeInFull,
  },
  /** Changes the draft, which is to be tried again; where there is none it begins the next version. 400 PRICES_UNSEEN; 409 */
  editInvoiceType: {
    method: 'PUT',
    path: 'energie/invoice-types/:id',
    access: writes(invoiceTypesElement),
    touches,
    input: InvoiceTypeFields.extend(ofVersion.shape),
    answer: InvoiceTypeInFull,
  },
  /** What the newest version makes of days that have passed, on the validated readings of a contract. 400 NOT_PAST */
  testInvoiceType: {
    method: 'POST',
    path: 'energie/invoice-types/:id/test',
    access: writes(invoiceTypesElement),
    touches: ['energie/energy-invoices', 'energie/volumes'],
    input: ofOne
      .extend({ contractId: idOf('energie.energy_contract'), from: day, to: day })
      .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < 400 * 86_400_000, {
        path: ['to'],
        error: 'energie.values.period',
      }),
    answer: Computed,
  },
  /** The draft counts from a day on. 409 NOT_TESTED before it was tried, NO_DRAFT, ACTIVE_BEFORE a version that counts */
  activateInvoiceType: {
    method: 'POST',
    path: 'energie/invoice-types/:id/activate',
    access: writes(invoiceTypesElement),
    touches,
    input: ofVersion.extend({ activeFrom: day }),
    answer: InvoiceTypeInFull,
  },
  archiveInvoiceType: {
    method: 'PUT',
    path: 'energie/invoice-types/:id/archive',
    access: manages(invoiceTypesElement),
    touches,
    input: ofOne,
    answer: InvoiceType,
  },
  /** 400 when another has taken its name meanwhile. */
  restoreInvoiceType: {
    method: 'PUT',
    path: 'energie/invoice-types/:id/restore',
    access: manages(invoiceTypesElement),
    touches,
    input: ofOne,
    answer: InvoiceType,
  },
})
