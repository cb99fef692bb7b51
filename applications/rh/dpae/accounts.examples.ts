import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { dpaeAccountsCalls } from './accounts.calls.ts'

/** A company that has no account yet at the Urssaf: those of the demo have one, each at its own organism. */
const typed = (here: Here) => ({
  kind: 'urssaf' as const,
  label: 'Compte d’essai',
  mail: null,
  password: 'secret',
  msaMail: null,
  sunMail: null,
  siret: '73282932000074',
  lastName: 'Essai',
  firstName: 'Marie',
  service: '25' as const,
  companyIds: [here.id('platform.company', ({ regime }) => regime === 'MSA')],
})

export const dpaeAccountsExamples: Examples<typeof dpaeAccountsCalls> = {
  createMsaAccount: typed,
  editMsaAccount: here => {
    const account = here.row('rh.social_insurance_account')
    return {
      ...typed(here),
      id: String(account?.id ?? here.id('rh.social_insurance_account')),
      kind: account?.kind === 'urssaf' ? 'urssaf' : 'msa',
      mail: account?.kind === 'urssaf' ? null : 'essai@serres.example',
      companyIds: (account?.company_ids as string[] | undefined) ?? [here.id('platform.company')],
    }
  },
}
