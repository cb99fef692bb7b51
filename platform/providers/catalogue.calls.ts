import { z } from 'zod'
import { role } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { ClientOfService, EditedService, ExternalService, NewService } from './external-service.model.ts'

const bySuperAdmin = { access: role('superAdmin') } as const
const ofService = z.strictObject({ serviceId: z.coerce.number<number>().int().min(1).max(2_147_483_647) })

const touches = ['platform/client-home']

/** The third parties that clients may be connected to, and the hosts where they may be asked. */
export const catalogueCalls = calls('platform/providers', {
  getServiceCatalogue: {
    ...bySuperAdmin,
    method: 'GET',
    path: 'externalServices',
    answer: z.array(ExternalService),
  },
  createExternalService: {
    ...bySuperAdmin,
    method: 'POST',
    path: 'externalServices',
    input: NewService,
    touches,
    answer: ExternalService,
    status: 201,
  },
  /** One that is archived stays with the clients that use it, and is offered to no other. */
  editExternalService: {
    ...bySuperAdmin,
    method: 'PUT',
    path: 'externalServices/:serviceId',
    input: ofService.extend(EditedService.shape),
    touches,
    answer: ExternalService,
  },
  /** Asked client by client, each behind his fence. */
  getClientsOfExternalService: {
    ...bySuperAdmin,
    method: 'GET',
    outside: true,
    path: 'externalServices/:serviceId/clients',
    input: ofService,
    answer: z.array(ClientOfService),
  },
})
