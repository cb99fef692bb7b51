import type { Examples } from '#kernel/testing/examples.ts'
import type { companiesCalls } from './companies.calls.ts'

export const companiesExamples: Examples<typeof companiesCalls> = {
  createCompany: here => ({
    clientId: here.clientId,
    company: {
      name: 'Serres',
      siren: null,
      siret: null,
      naf: null,
      idcc: null,
      address: null,
      regime: 'MSA',
      color: null,
    },
  }),
  editCompany: here => ({
    company: {
      id: here.id('platform.company'),
      name: 'Serres',
      siren: null,
      siret: null,
      naf: null,
      idcc: null,
      address: null,
      regime: 'MSA',
      color: null,
    },
  }),
  moveUsersOfService: here => ({
    serviceId: here.id('platform.service'),
    toServiceId: here.id(
      'platform.service',
      ({ id, archived_at }) => archived_at === null && id !== here.id('platform.service'),
    ),
  }),
}
