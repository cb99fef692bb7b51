import type { Examples } from '#kernel/testing/examples.ts'
import type { insuranceOrganismsCalls } from './insurance-organisms.calls.ts'

export const insuranceOrganismsExamples: Examples<typeof insuranceOrganismsCalls> = {
  createInsuranceOrganism: here => ({ name: 'Mutuelle Terre et Loire', creatorId: here.userId }),
  editInsuranceOrganism: here => ({
    id: here.id('rh.insurance_organism'),
    name: 'Mutuelle Val et Loire',
    updaterId: here.userId,
  }),
  deleteInsuranceOrganism: here => ({ id: here.id('rh.insurance_organism'), deleterId: here.userId }),
}
