import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

/** What a candidate gives that an employee's file holds too, under the file's names. */
export const candidateFields = [
  'title',
  'firstname',
  'name',
  'birthName',
  'dateOfBirth',
  'birthCity',
  'citizenship',
  'mail',
  'cellPhone',
  'address',
  'maritalStatus',
  'transport',
  'gloveSize',
  'shoeSize',
  'language',
  'emergencyName',
  'emergencyPhone',
  'guardianName',
  'guardianRelation',
  'guardianMail',
  'guardianPhone',
] as const
export type CandidateField = (typeof candidateFields)[number]

const Value = z.union([z.string(), z.number(), z.record(z.string(), z.string().nullable()), z.null()])

/** An employee who looks like the candidate, on which signs, and where the two say different things. */
export const CandidateMatch = z.object({
  employeeId: idOf('rh.employee'),
  name: z.string(),
  firstname: z.string(),
  on: z.array(z.enum(['mail', 'phone', 'nameAndBirth'])),
  lastContract: z.object({ libelle: z.string(), from: z.iso.date(), to: z.iso.date().nullable() }).nullable(),
  differences: z.array(z.object({ field: z.enum(candidateFields), employeeValue: Value, candidateValue: Value })),
})
export type CandidateMatch = z.output<typeof CandidateMatch>
