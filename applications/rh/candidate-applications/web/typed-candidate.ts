import { z } from 'zod'
import { candidateFields } from '#rh/candidates/candidate.model.ts'

const blankIsNone = (value: unknown) => (value === '' || value === undefined ? null : value)
const { title, firstname, name, mail, cellPhoneNumber } = candidateFields.shape
/** What is typed of somebody who is registered. */
export const typedCandidate = z.object({
  title: z.preprocess(blankIsNone, title),
  firstname,
  name,
  mail,
  cellPhoneNumber,
  checkIfCandidateExists: z.boolean(),
  sendApplication: z.boolean(),
})
export type TypedCandidate = z.output<typeof typedCandidate>
