import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { InsuranceOrganism, organismFields, organismsElement } from './insurance-organism.model.ts'

const staff = 'rh/gestion_du_personnel/salaries'
const touches = ['rh']

/** Organisms of health cover (hr-and-workshop, section 7, Insurance organisms). Ids of who acts must be the caller's. */
export const insuranceOrganismsCalls = calls('rh/insurance-organisms', {
  getInsuranceOrganisms: {
    method: 'GET',
    path: 'insuranceOrganism',
    access: reads(organismsElement, staff),
    answer: z.array(InsuranceOrganism),
  },
  createInsuranceOrganism: {
    method: 'POST',
    path: 'insuranceOrganism',
    access: writes(organismsElement),
    input: organismFields.extend({ creatorId: idOf('platform.user').optional() }),
    touches,
    answer: InsuranceOrganism,
  },
  editInsuranceOrganism: {
    method: 'PATCH',
    path: 'insuranceOrganism',
    access: writes(organismsElement),
    input: organismFields.extend({
      id: idOf('rh.insurance_organism'),
      updaterId: idOf('platform.user').optional(),
      version: z.int32().optional(),
    }),
    touches,
    answer: InsuranceOrganism,
  },
  deleteInsuranceOrganism: {
    method: 'DELETE',
    path: 'insuranceOrganism/:id',
    access: manages(organismsElement),
    input: z.strictObject({ id: idOf('rh.insurance_organism'), deleterId: idOf('platform.user').optional() }),
    touches,
    answer: nothing,
  },
})
