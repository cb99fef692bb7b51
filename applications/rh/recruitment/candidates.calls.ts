import { z } from 'zod'
import { reads } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { candidates, FoundCandidate } from './candidate.model.ts'

/** What the staff asks of recruitment (hr-and-workshop, section 7, Recruitment). */
export const candidatesCalls = calls('rh/recruitment', {
  /** The first twenty in whose name, mail or phone every typed word stands. */
  searchCandidate: {
    method: 'GET',
    path: 'rh/gestionRecrutement/searchCandidate/:q',
    access: reads(candidates),
    input: z.strictObject({ q: z.string().trim().min(2).max(100) }),
    answer: z.array(FoundCandidate),
  },
})
