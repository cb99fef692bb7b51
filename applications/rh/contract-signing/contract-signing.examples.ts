import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { contractSigningCalls } from './contract-signing.calls.ts'

const mailing = (here: Here) => ({
  recipients: ['salarie@val-de-loire.example'],
  emailObject: 'Votre contrat',
  emailMessage: 'À lire.',
  pdfFile: here.id('platform.generated_document'),
})

export const contractSigningExamples: Examples<typeof contractSigningCalls> = {
  sendManyContracts: here => ({ contractIds: [here.id('rh.employment_contract')] }),
  sendEmploymentContractByMail: mailing,
  sendElementOfContractByMail: here => ({ ...mailing(here), typeOfDocument: 'WORK_CONTRACT' }),
}
