import { z } from 'zod'

/** A whole number that an `integer` column holds, read from an address or a form, which carry texts. */
export const int32InText = z.coerce.number<number>().check(z.int32())
