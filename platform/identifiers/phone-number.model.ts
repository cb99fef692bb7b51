import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { z } from 'zod'

/** Countries whose national way of writing a number is understood: `06.12.34.56.78` (FR, MA), `612 34 56 78` (ES). */
export type PhoneCountry = 'FR' | 'ES' | 'MA'

const nationalForm: Record<PhoneCountry, RegExp> = {
  FR: /^0[1-9]\d{8}$/,
  MA: /^0[5-8]\d{8}$/,
  ES: /^[6-9]\d{8}$/,
}

/** The number in E.164 (`+33612345678`), or null when no such number can exist in the country. */
export function phoneInE164(text: string, ...countries: PhoneCountry[]) {
  const typed = text.replace(/[\s.\-()]/g, '')
  const country = countries.find(name => nationalForm[name].test(typed))
  if (!country && !/^(\+|00)\d+$/.test(typed)) return null
  const number = parsePhoneNumberFromString(typed.replace(/^00/, '+'), country)
  return number?.isValid() ? number.number : null
}

/** A phone number written as in one of the countries, or with its country code; read as E.164. */
export const phoneNumberIn = (...countries: PhoneCountry[]) =>
  z.string({ error: 'identifiers.phone-invalid' }).transform((text, context) => {
    const number = phoneInE164(text, ...countries)
    if (number) return number as string
    context.addIssue({ code: 'custom', message: 'identifiers.phone-invalid', input: text })
    return z.NEVER
  })

/** Ten digits that begin with 0 are read as French, nine without it as Spanish; Moroccan ones need +212 here. */
export const phoneNumber = phoneNumberIn('FR', 'ES')
