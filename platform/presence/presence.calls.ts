import { z } from 'zod'
import { role } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'

const ConnectedUser = z.object({
  id: idOf('platform.user'),
  firstname: z.string(),
  name: z.string(),
  jobtitle: z.string().nullable(),
  /** When the session began. */
  since: z.string(),
  /** Nothing was done for ten minutes. */
  idle: z.boolean(),
})

const ServiceWithUsers = z.object({
  serviceId: idOf('platform.service'),
  name: z.string(),
  company: z.string(),
  users: z.array(ConnectedUser),
})
export type ServiceWithUsers = z.output<typeof ServiceWithUsers>

/** Who works at this moment (platform-core, section 2, Shell: Utilisateurs connectés). */
export const presenceCalls = calls('platform/presence', {
  /** The services that the caller manages; all of the client for its admin. Never on which page somebody is. */
  getConnectedUsersByServices: {
    method: 'GET',
    path: 'user/connected/services',
    access: role('managerOfService', 'managerOfCompany', 'adminOfClient'),
    voice: 'auth',
    answer: z.array(ServiceWithUsers),
  },
})
