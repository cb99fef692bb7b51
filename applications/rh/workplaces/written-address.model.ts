import { z } from 'zod'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { postCodeIn } from '#platform/identifiers/identifier.model.ts'

/** A text that may be left out, of one line unless said; blank is none. */
export const optionalText = (max: number, read: (text: string) => string = asOneLine) =>
  z
    .string()
    .overwrite(read)
    .max(max)
    .nullable()
    .transform(typed => typed || null)

/** An address as a form sends it, or what is sent of it; a post code is judged by its country. */
export const WrittenAddress = z
  .strictObject({
    address: optionalText(120),
    additionalAddress: optionalText(120),
    postCode: optionalText(10),
    city: optionalText(80),
    inseeCode: optionalText(5),
    country: z.string().regex(/^[A-Z]{2}$/),
  })
  .partial()
  .refine(typed => postCodeIn({ ...typed, country: typed.country ?? 'FR' }), {
    path: ['postCode'],
    error: 'identifiers.post-code-invalid',
  })
