import { z } from 'zod'
import { reads } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { articlesElement } from './trade-place.model.ts'
import { Certificate, CropCode, Partner, Place, rolesOfPartner } from './partner.model.ts'

const reading = {
  method: 'GET',
  access: reads(articlesElement, 'atelier/stock/brut', 'atelier/stock/produitFini', 'culture/tracabilite'),
} as const

/** Whom one trades with and where goods come from: what the workshop chooses among (commerce, section 2). */
export const partnersCalls = calls('platform/trade', {
  /** Living ones by name; of one role where it is said. */
  getPartners: {
    ...reading,
    path: 'trade/partners',
    input: z.strictObject({ role: z.enum(rolesOfPartner).optional() }),
    answer: z.array(Partner),
  },
  getPlaces: { ...reading, path: 'trade/places', answer: z.array(Place) },
  getCropCodes: { ...reading, path: 'trade/cropCodes', answer: z.array(CropCode) },
  getCertificates: { ...reading, path: 'trade/certificates', answer: z.array(Certificate) },
})
