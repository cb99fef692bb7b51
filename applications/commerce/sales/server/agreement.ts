import type { TypeOfProduct } from '#platform/documents/document-source.slot.ts'
import { signable } from '#platform/envelopes/signable.slot.ts'
import { salesByCustomerElement } from '../sales-place.model.ts'

/**
 * The written terms of a season with a customer or a producer, brought as a PDF and signed by both (code de commerce, L441-3;
 * code rural et de la pêche maritime, L631-24).
 */
export const salesAgreement: TypeOfProduct = {
  code: 'SALES_AGREEMENT',
  application: 'commerce',
  signable: true,
  name: {
    fr: 'Accord commercial',
    en: 'Sales agreement',
    es: 'Acuerdo comercial',
    ar: 'اتفاق تجاري',
  },
}

/** No record of Commerce stands behind one: the signed file is kept with its envelope. */
export const signableAgreement = signable({
  typeCode: salesAgreement.code,
  elements: { see: salesByCustomerElement, send: salesByCustomerElement, sign: salesByCustomerElement },
  capacities: [
    { code: 'partner', label: 'envelopes.capacity.partner' },
    { code: 'company', label: 'envelopes.capacity.company' },
  ],
  recordsOf: async () => new Map(),
  onSigned: async () => undefined,
})
