import { z } from 'zod'
import { signedIn } from '#kernel/shared/access.ts'
import { calls, stream } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { envelopeStates, mostInBulk, reason } from './envelope.model.ts'
import { EnvelopeLine, touchedBySigning as touches } from './signing.model.ts'

const acting = { method: 'POST', access: signedIn(), inPerson: true, touches } as const
const envelopeId = idOf('platform.envelope')
const consentVersion = z.string().min(1).max(20)
const onBehalfOfId = idOf('platform.user').optional()
const State = z.object({ state: z.enum(envelopeStates) })
const inBulk = { envelopeIds: z.array(envelopeId).min(1).max(mostInBulk) }

/**
 * What somebody signs, sends or stops inside the product. 400 SIGNATURE_LOCKED unless the session was unlocked within a
 * quarter of an hour, 409 MFA_REQUIRED where the policy asks a second factor of who signs.
 */
export const signingCalls = calls('platform/envelopes', {
  /** 409 SIGNING_CLOSED, NOT_YOUR_TURN; 403 NOT_ALLOWED_TO_SIGN of who may not sign documents of the type. */
  signEnvelope: {
    ...acting,
    path: 'esign/sign/:envelopeId',
    input: z.strictObject({
      envelopeId,
      documentIds: z.array(idOf('platform.envelope_document')).min(1).max(10).optional(),
      onBehalfOfId,
      consentVersion,
    }),
    answer: State,
  },
  /** A document alone where it is optional, else the envelope. */
  declineEnvelope: {
    ...acting,
    path: 'esign/decline/:envelopeId',
    input: z.strictObject({
      envelopeId,
      documentId: idOf('platform.envelope_document').optional(),
      onBehalfOfId,
      reason,
    }),
    answer: State,
  },
  /** One line an envelope; one that is refused leaves the others. */
  signManyEnvelopes: {
    ...acting,
    path: 'streaming/esign/sign',
    input: z.strictObject({ ...inBulk, onBehalfOfId, consentVersion, readAll: z.literal(true) }),
    answer: stream(EnvelopeLine),
  },
  sendManyEnvelopes: {
    ...acting,
    path: 'streaming/esign/send',
    input: z.strictObject(inBulk),
    answer: stream(EnvelopeLine),
  },
  remindManySigners: {
    ...acting,
    path: 'streaming/esign/remind',
    input: z.strictObject(inBulk),
    answer: stream(EnvelopeLine),
  },
  cancelManyEnvelopes: {
    ...acting,
    path: 'streaming/esign/cancel',
    input: z.strictObject({ ...inBulk, reason }),
    answer: stream(EnvelopeLine),
  },
})
