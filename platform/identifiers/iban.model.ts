import { isValidBIC, isValidIBAN } from 'ibantools'
import { z } from 'zod'

const compact = (text: string) => text.replace(/[\s.-]/g, '').toUpperCase()

/** A bank account of any country of the registry, read without blanks: the length of the country, a remainder of 1 by 97. */
export const iban = z
  .string({ error: 'identifiers.iban-invalid' })
  .overwrite(compact)
  .refine(text => isValidIBAN(text), { error: 'identifiers.iban-invalid' })

/** The bank's own code, of 8 or 11 characters. */
export const bic = z
  .string({ error: 'identifiers.bic-invalid' })
  .overwrite(compact)
  .refine(text => isValidBIC(text), { error: 'identifiers.bic-invalid' })

/** As it is printed: `FR14 2004 1010 0505 0001 3M02 606`. */
export const formatIban = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ')

/**
 * What is shown before the whole is asked for: country, key and the last four (`FR14 **** 2606`). Stars for each digit
 * between would cut the last four in two wherever the length is no multiple of four.
 */
export const maskIban = (iban: string) => `${iban.slice(0, 4)} **** ${iban.slice(-4)}`
