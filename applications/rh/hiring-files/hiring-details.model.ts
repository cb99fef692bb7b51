import { z } from 'zod'

/** The piece of a hiring file that is typed, where the others are papers. */
export const detailsKind = 'details'

/** What may be asked to be typed, by the names of the file. */
export const detailNames = [
  'title',
  'maidenName',
  'birthdate',
  'birthCity',
  'citizenship',
  'cellPhoneNumber',
  'transport',
  'gloveSize',
  'shoeSize',
  'maritalStatus',
  'address',
  'additionalAddress',
  'postCode',
  'city',
  'country',
] as const
export type DetailName = (typeof detailNames)[number]

/** What was typed, as it is shown to who looks at it. */
export const SaidDetails = z.partialRecord(z.enum(detailNames), z.union([z.string(), z.number(), z.null()]))
export type SaidDetails = z.output<typeof SaidDetails>

export const AskedDetail = z.object({ name: z.enum(detailNames), required: z.boolean() })
export type AskedDetail = z.output<typeof AskedDetail>

export const isSaid = (value: unknown) => value !== null && value !== undefined && value !== ''
