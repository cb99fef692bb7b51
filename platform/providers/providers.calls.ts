import { z } from 'zod'
import { role } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { EditedServiceOfClient, ServiceOfClient, TestedService } from './external-service.model.ts'

const byAdmins = { access: role('superAdmin', 'adminOfClient') } as const
const ofClient = z.strictObject({ clientId: idOf('platform.client') })
const services = z.array(ServiceOfClient)
const edited = z.array(EditedServiceOfClient).max(50)

const touches = ['platform/client-home', 'platform/envelopes', 'rh/contract-signing', 'rh/payroll-software']

/**
 * The third parties of a client (platform-core, section 7, Client administration). Whoever is left out of an edition
 * stays as it is; an identity provider is connected by super administrators alone.
 */
export const providersCalls = calls('platform/providers', {
  getExternalServices: {
    ...byAdmins,
    method: 'GET',
    path: 'client/getExternalServices/:clientId',
    input: ofClient,
    answer: services,
  },
  editExternalServices: {
    ...byAdmins,
    method: 'POST',
    path: 'client/editExternalServices',
    input: ofClient.extend({ externalServices: edited }),
    touches,
    answer: services,
  },
  /** The same two under the address that other programs find more readily. */
  getExternalServicesOfClient: {
    ...byAdmins,
    method: 'GET',
    path: 'client/externalServices/:clientId',
    input: ofClient,
    answer: services,
  },
  putExternalServicesOfClient: {
    ...byAdmins,
    method: 'PUT',
    path: 'client/externalServices/:clientId',
    input: ofClient.extend({ externalServices: edited }),
    touches,
    answer: services,
  },
  /** Asks the third party whether it is there, with nothing of the client's in what is sent. */
  testExternalService: {
    ...byAdmins,
    method: 'POST',
    path: 'client/externalServices/:clientId/:serviceId/test',
    outside: true,
    input: ofClient.extend({ serviceId: z.coerce.number<number>().int().min(1).max(2_147_483_647) }),
    touches,
    answer: TestedService,
  },
})
