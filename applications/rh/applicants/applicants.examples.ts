import type { Examples } from '#kernel/testing/examples.ts'
import type { applicantsCalls } from './applicants.calls.ts'

const applied = () => ({
  clientName: 'mot',
  candidate: { mail: 'amina@essai.example', firstname: 'Amina', name: 'El Idrissi' },
  candidateApplication: { jobsSought: ['Cueilleuse'], contractsSought: ['fixed_term'] },
})

export const applicantsExamples: Examples<typeof applicantsCalls> = {
  apply: applied,
  applyBis: applied,
  requestTicket: () => ({ clientName: 'mot', mail: 'amina@essai.example' }),
  getApplicantByMail: () => ({ first: 'mot', second: 'amina@essai.example' }),
}
