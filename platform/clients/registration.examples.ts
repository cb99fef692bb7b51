import type { Examples } from '#kernel/testing/examples.ts'
import type { registrationCalls } from './registration.calls.ts'

export const registrationExamples: Examples<typeof registrationCalls> = {
  register: here => ({
    clientId: here.clientId,
    legalName: 'Vergers',
    legalForm: 'SCEA',
    siren: '732829320',
    siret: '73282932000074',
    address: { address: '12 rue des Serres', postCode: '49000', city: 'Angers', country: 'FR' },
    representative: { firstname: 'Paul', name: 'Petit', jobtitle: 'Gérant' },
  }),
  editRegistration: here => ({
    clientId: here.clientId,
    legalName: 'Vergers',
    legalForm: 'SCEA',
    siren: '732829320',
    siret: '73282932000074',
    address: { address: '12 rue des Serres', postCode: '49000', city: 'Angers', country: 'FR' },
    representative: { firstname: 'Paul', name: 'Petit', jobtitle: 'Gérant' },
  }),
}
