import type { Rights } from '#kernel/server/answers.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { Offered } from '#kernel/shared/offer.ts'
import { levelOn } from './envelope-scope.ts'
import { signableOf } from './signables.ts'

type Sending = { rights: Rights; offered: Offered }

/** @throws Refusal 403 SENDING_NOT_ALLOWED of who may not send such documents of the company */
export async function requireSender(given: Sending, wish: { typeCode: string; companyId: string | null }) {
  const { elements } = signableOf(given.offered, wish.typeCode)
  if ((await levelOn(given, elements.send, wish.companyId)) < 2)
    throw new Refusal(403, 'SENDING_NOT_ALLOWED', 'envelopes.not-allowed-to-send')
}
