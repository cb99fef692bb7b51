import { rhAnswers } from '#rh/rh-db.ts'
import { insuranceOrganismsCalls } from './insurance-organisms.calls.ts'
import { actsOnOrganisms, organisms } from './server/organisms.queries.ts'
import { createOrganism, deleteOrganism, editOrganism } from './server/write-organism.ts'

export const insuranceOrganismsServer = rhAnswers(insuranceOrganismsCalls, {
  getInsuranceOrganisms: async given => organisms(given.db, await actsOnOrganisms(given)),
  createInsuranceOrganism: createOrganism,
  editInsuranceOrganism: editOrganism,
  deleteInsuranceOrganism: deleteOrganism,
})
