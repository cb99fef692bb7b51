import type { Examples } from '#kernel/testing/examples.ts'
import type { candidatesCalls } from './candidates.calls.ts'

export const candidatesExamples: Examples<typeof candidatesCalls> = {
  editCandidate: here => ({ candidate: { id: here.id('rh.candidate'), transport: 'Vélo' } }),
  updateCandidateAvailability: here => ({
    candidateId: here.id('rh.candidate'),
    selection: [{ start: '2027-03-01', end: '2027-09-30' }],
  }),
}
