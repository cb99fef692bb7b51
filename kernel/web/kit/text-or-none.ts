import { z } from 'zod'

/** A field of a form that may stay empty: what is typed, or null. */
export const textOrNone = z
  .string()
  .nullish()
  .transform(text => text || null)
