import { z } from 'zod'
import { labelFormats } from './label-format.model.ts'

/** What a call that prints a label is asked. */
export const labelAsked = {
  format: z.enum(labelFormats).default('pdf'),
  copies: z.coerce.number<number>().int().min(1).max(200).default(1),
}
