import { wrongField } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'

/**
 * The client that a super admin names, or that of the request.
 * @throws Refusal 400 where neither is said
 */
export function clientOfCall({ clientId: ofRequest }: Caller, named: string | undefined): string {
  const clientId = named ?? ofRequest
  if (!clientId) throw wrongField('clientId', 'required', 'kernel.field.required')
  return clientId
}
