import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { EnvelopeEvent, EnvelopeInFull, envelopeStates } from '#platform/envelopes/envelope.model.ts'
import { missingCovers } from '#rh/contract-rules/missing-cover.model.ts'
import { contractStates } from '#rh/contracts/contract.model.ts'

/** What is signed of RH: a contract, what changes, suspends or ends it, and a health cover. */
export const signedKinds = ['contract', 'amendment', 'suspension', 'ending', 'mutuelle'] as const
export type SignedKind = (typeof signedKinds)[number]

/** An envelope that has been sent. */
export const Sent = z.object({
  envelopeId: idOf('platform.envelope'),
  state: z.enum(envelopeStates),
  expiresAt: z.string(),
})
export type Sent = z.output<typeof Sent>

/** What became of a record by a signature; its own state is that of before until the file is sealed. */
export const SignedAct = z.object({
  state: z.enum([...contractStates, 'to_sign', 'active_adhesion', 'active_dispense']),
  envelopeState: z.enum(envelopeStates),
  signedAt: z.string().nullable(),
})
export type SignedAct = z.output<typeof SignedAct>

/** What left by mail, and to which addresses it could not be handed over. */
export const Mailed = z.object({ sent: z.int(), failed: z.array(z.string()) })
export type Mailed = z.output<typeof Mailed>

export const EnvelopeOfRecord = EnvelopeInFull.extend({ history: z.array(EnvelopeEvent) })

/** In whose name somebody may send a document of a type; himself first. */
export const Sender = z.object({ id: idOf('platform.user'), name: z.string() })

/** What stands before a record is sent: who signs it, until when, in whose name it may leave. */
export const Sending = z.object({
  senders: z.array(Sender),
  /** Who may be asked to sign for the company; `signerId` unless another is chosen, null where nobody is obvious. */
  signers: z.array(Sender),
  signerId: idOf('platform.user').nullable(),
  people: z.array(
    z.object({
      capacity: z.enum(['employee', 'legal_guardian']),
      name: z.string(),
      mail: z.string().nullable(),
      /** Of who has no mail: his link comes by text. */
      phone: z.string().nullable(),
    }),
  ),
  expiresAt: z.string(),
  /** The cover that goes with a contract. */
  mutuelle: z.object({ documentId: idOf('platform.generated_document'), name: z.string() }).nullable(),
  /** Of a contract whose person has neither joined a cover nor been dispensed from it: it may leave all the same. */
  missingCover: z.enum(missingCovers).nullable(),
})
export type Sending = z.output<typeof Sending>

const mail = z.email().max(254)
export const Mailing = {
  recipients: z.array(mail).min(1).max(10),
  emailObject: z.string().trim().min(1).max(200),
  emailMessage: z.string().trim().max(5_000),
  pdfFile: idOf('platform.generated_document'),
}
