import { siren as sirenNumber, siret as siretNumber, tva } from 'stdnum/lib/cjs/fr/index.js'
import { z } from 'zod'

const compact = (text: string) => text.replace(/[\s.-]/g, '').toUpperCase()

/** The number of a French company: 9 digits under Luhn's check. */
export const siren = z
  .string({ error: 'identifiers.siren-invalid' })
  .overwrite(compact)
  .refine(text => sirenNumber.validate(text).isValid, { error: 'identifiers.siren-invalid' })

/** The number of an establishment: its company's SIREN and 5 digits. La Poste's have a check of their own. */
export const siret = z
  .string({ error: 'identifiers.siret-invalid' })
  .overwrite(compact)
  .refine(text => siretNumber.validate(text).isValid, { error: 'identifiers.siret-invalid' })

/** The intra-community VAT number of a French company: FR, a key of two characters and its SIREN. */
export const vatNumber = z
  .string({ error: 'identifiers.vat-invalid' })
  .overwrite(compact)
  .refine(text => text.startsWith('FR') && tva.validate(text).isValid, { error: 'identifiers.vat-invalid' })
