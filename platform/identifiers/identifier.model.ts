import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { z } from 'zod'

/** A name as people bear it: letters of any script, spaces, apostrophes, hyphens and dots. */
export const personName = z
  .string({ error: 'identifiers.name-missing' })
  .trim()
  .normalize('NFC')
  .min(1, { error: 'identifiers.name-missing', abort: true })
  .max(80, { error: 'identifiers.name-too-long' })
  .regex(/^(?=.*\p{L})(?!.*\p{Default_Ignorable_Code_Point})[\p{L}\p{M} '’.-]+$/u, {
    error: 'identifiers.name-invalid',
  })

const mailLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** The pattern of HTML's own mail field, whose domain must have a dot. */
const mailPattern = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${mailLabel}(?:\\.${mailLabel})+$`)

export const mailAddress = z
  .string({ error: 'identifiers.mail-invalid' })
  .trim()
  .toLowerCase()
  .max(254, { error: 'identifiers.mail-invalid', abort: true })
  .regex(mailPattern, { error: 'identifiers.mail-invalid' })

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

/**
 * A field that may be left blank, read as none: what a form sends of an untouched field.
 * (`.nullish()` alone would judge the blank as a value.)
 */
export const unlessBlank = <Field extends z.ZodType<string, string>>(field: Field) =>
  z
    .string()
    .nullish()
    .transform((text, context) => {
      if (!text?.trim()) return null
      const read = field.safeParse(text)
      if (read.success) return read.data
      for (const { message } of read.error.issues) context.addIssue({ code: 'custom', message, input: text })
      return z.NEVER
    })

/** French post codes follow the departments: 01 to 95 (Corsica is 20), overseas 97 and 98. Other countries: any. */
export const postCodeIn = ({ postCode, country }: { postCode?: string | null; country?: string | null }) =>
  !postCode || country !== 'FR' || /^(0[1-9]|[1-8]\d|9[0-8])\d{3}$/.test(postCode)

export * from './nir.model.ts'
