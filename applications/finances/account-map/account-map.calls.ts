import { z } from 'zod'
import { role } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { AccountMap, MappedKind } from './account-map.model.ts'

const byConfigurator = { path: 'configuration/accountMap', access: role('adminOfClient', 'configurator') } as const

/** On which account the accountant books each kind of fact (component *Format d’export*). 404 for who sets up another one. */
export const accountMapCalls = calls('finances/account-map', {
  getAccountMap: { ...byConfigurator, method: 'GET', answer: AccountMap },
  /** 409 VERSION_CONFLICT of what somebody saved since; 400 of a kind that no application tells, or that is said twice. */
  saveAccountMap: {
    ...byConfigurator,
    method: 'PUT',
    touches: ['finances'],
    input: z.strictObject({
      kinds: z.array(z.strictObject(MappedKind.shape)).max(200),
      version: AccountMap.shape.version,
    }),
    answer: AccountMap,
  },
})
