import type { SigningInside } from '#platform/envelopes/signing.model.ts'

export type DocumentInside = SigningInside['documents'][number]

/** What is still asked of the signer: neither declined, nor signed already. */
export const toSign = ({ documents }: SigningInside): readonly DocumentInside[] =>
  documents.filter(({ isDeclined, isSigned }) => !isDeclined && !isSigned)

/** Of these, what he has not read to its last page. */
export const toRead = (inside: SigningInside): readonly DocumentInside[] =>
  toSign(inside).filter(({ isRead }) => !isRead)

/** He has done his part, or the envelope asks nothing of anybody any more. */
export const isEnded = ({ status, state }: SigningInside) =>
  status === 'signed' || !['sent', 'partially_signed'].includes(state)
