import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { candidateApplicationsCalls } from './candidate-applications.calls.ts'

/** An application that somebody has still to read. */
const received = (here: Here) => here.id('rh.candidate_application', ({ status }) => status === 'received')
const whose = (here: Here) => {
  const application = here.row('rh.candidate_application', () => true)
  return {
    candidateId: String(application?.candidate_id ?? here.id('rh.candidate')),
    candidateApplicationId: String(application?.id ?? here.id('rh.candidate_application')),
  }
}

export const candidateApplicationsExamples: Examples<typeof candidateApplicationsCalls> = {
  createCandidate: () => ({ firstname: 'Nadia', name: 'Benali', checkIfCandidateExists: false }),
  isCandidateInterviewAllowed: whose,
  updateCandidateApplicationStatus: here => ({ candidateApplicationId: received(here), status: 'shortlisted' }),
  decideManyApplications: here => ({
    candidateApplicationIds: [received(here)],
    status: 'refused',
    candidateApplicationData: { refusalReason: 'filled', immediateSending: true },
  }),
  saveInterviewResponse: here => ({
    candidateApplicationId: received(here),
    status: 'refused',
    refusalReason: 'filled',
    immediateSending: true,
  }),
  updateCandidateApplicationRefusalReason: here => ({
    id: here.id('rh.candidate_application', row => row.status === 'refused' && row.closed_at === null),
    refusalReason: 'filled',
  }),
  closeCandidateApplication: here => ({
    candidateApplicationId: here.id('rh.candidate_application', ({ status }) => status === 'withdrawn'),
  }),
  getCandidateApplicationById: whose,
}
