import { z } from 'zod'
import { mailAddress, personName, unlessBlank } from '#platform/identifiers/identifier.model.ts'

const blankIsNone = (value: unknown) => (value === '' || value === undefined ? null : value)

/** What is typed of somebody who is registered. */
export const typedCandidate = z.object({
  title: z.preprocess(blankIsNone, z.enum(['mr', 'mrs']).nullable()),
  firstname: personName,
  name: personName,
  mail: unlessBlank(mailAddress),
  /** The server reads it: how each country writes its numbers weighs more than the page. */
  cellPhoneNumber: unlessBlank(z.string().trim().max(30)),
  checkIfCandidateExists: z.boolean(),
  sendApplication: z.boolean(),
})
export type TypedCandidate = z.output<typeof typedCandidate>
