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
