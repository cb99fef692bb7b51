import type { Examples } from '#kernel/testing/examples.ts'
import type { contractSigningCalls } from './contract-signing.calls.ts'

export const contractSigningExamples: Examples<typeof contractSigningCalls> = {
  sendManyContracts: here => ({ contractIds: [here.id('rh.employment_contract', row => row.state === 'generated')] }),
}
