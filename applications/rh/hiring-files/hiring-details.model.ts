import { z } from 'zod'

/** The pieces of a hiring file that are typed, where the others are papers: of himself, and of who answers for a minor. */
export const typedKinds = ['details', 'guardian'] as const
export type TypedKind = (typeof typedKinds)[number]

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
  'emergencyName',
  'emergencyPhone',
  'guardianName',
  'guardianRelation',
  'guardianPhone',
  'guardianMail',
] as const
export type DetailName = (typeof detailNames)[number]

/** What was typed, as it is shown to who looks at it. */
export const SaidDetails = z.partialRecord(z.enum(detailNames), z.union([z.string(), z.number(), z.null()]))
export type SaidDetails = z.output<typeof SaidDetails>

export const AskedDetail = z.object({ name: z.enum(detailNames), required: z.boolean() })
export type AskedDetail = z.output<typeof AskedDetail>

export const isSaid = (value: unknown) => value !== null && value !== undefined && value !== ''
