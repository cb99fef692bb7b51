import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { RegisterRow } from './register-line.model.ts'
import { inspectionAddress } from './register-place.model.ts'

/** How long an inspector may read a register by a link. */
export const hoursOfInspection = 24

export const InspectorLink = z.object({
  id: idOf('rh.inspector_link'),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  expiresAt: z.string(),
  revokedAt: z.string().nullable(),
  /** How many times it showed or gave away the register. */
  uses: z.int(),
})
export type InspectorLink = z.output<typeof InspectorLink>

export const InspectedRegister = z.object({
  company: z.string(),
  establishment: z.string(),
  siret: z.string(),
  expiresAt: z.string(),
  items: z.array(RegisterRow),
  total: z.int(),
  totalIsExact: z.boolean(),
})
export type InspectedRegister = z.output<typeof InspectedRegister>

export const addressOfInspection = (clientId: string, token: string) => `${inspectionAddress}#${clientId}.${token}`

/** The client and the key that an address holds behind `#`. */
export function keyOfInspection(hash: string) {
  const [, clientId, token] = /^#?([0-9a-f-]{36})\.([\w-]{20,100})$/.exec(hash) ?? []
  return clientId && token ? { clientId, token } : null
}
