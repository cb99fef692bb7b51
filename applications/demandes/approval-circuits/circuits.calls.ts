import { z } from 'zod'
import { manages } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { kindsOfRequest } from '../requests/request.model.ts'
import { requestsElement } from '../requests/requests-place.model.ts'
import { ApprovalCircuit, stepsOfCircuit } from './circuit.model.ts'

/** Who approves purchases, company by company (component 282). */
export const circuitsCalls = calls('demandes/approval-circuits', {
  /** Those of the companies that one manages, and the members who may be named in them. */
  getApprovalCircuits: {
    method: 'GET',
    path: 'demandes/circuits',
    access: manages(requestsElement),
    answer: z.object({
      companies: z.array(z.object({ id: idOf('platform.company'), name: z.string() })),
      circuits: z.array(ApprovalCircuit),
      members: z.array(z.object({ id: idOf('platform.user'), name: z.string() })),
    }),
  },
  /** For requests submitted from then on; without a step it is taken away. 409 VERSION_CONFLICT */
  saveApprovalCircuit: {
    method: 'PUT',
    path: 'demandes/circuits',
    access: manages(requestsElement),
    touches: ['demandes'],
    input: z.strictObject({
      companyId: idOf('platform.company'),
      kind: z.enum(kindsOfRequest).nullable(),
      steps: stepsOfCircuit,
      version: z.int32(),
    }),
    answer: ApprovalCircuit,
  },
})
