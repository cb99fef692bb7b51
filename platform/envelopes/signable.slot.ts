import type { Db } from '#kernel/server/db.ts'
import { offer } from '#kernel/shared/offer.ts'
import type { SealLevel, Signer } from './envelope.model.ts'

/** What a document of an envelope was made for. */
export type SignableRecord = { kind: string; id: string }

/** A record as lists of envelopes call it; `extra` is what its application says of itself beside a document. */
export type RecordInWords = { label: string; address: string; extra?: Readonly<Record<string, unknown>> }

/** An envelope as whoever owns its records hears of it: its documents of one type, in their order. */
export type EnvelopeNews = {
  id: string
  number: string
  /** Why it ended, of one that was declined, cancelled or has expired. */
  reason: string | null
  documents: readonly { id: string; record: SignableRecord | null }[]
}

/** `allSignedAt` is the date of the signature, whenever the file was sealed; null files are of declined documents. */
export type SignedEnvelope = Omit<EnvelopeNews, 'documents'> & {
  allSignedAt: string
  level: SealLevel | null
  documents: readonly { id: string; record: SignableRecord | null; sealedFileId: string | null }[]
  signers: readonly (Signer & { signedAt: string })[]
}

/**
 * Documents of a type that are signed, as their application brings them. What is called runs in the transaction of what it
 * hears of, as the platform's role or the member's, inside the client: where it throws, neither is kept and it is called
 * again. Each must do once what it is called for twice.
 */
export type Signable<Tables = never> = {
  /** Code of a type of the catalogue that is signed: `WORK_CONTRACT`. */
  typeCode: string
  /** On `see`, in the envelope's company: 1 reads, 2 cancels his own, 3 any. `send` and `sign` are asked at 2. */
  elements: { see: string; send: string; sign: string }
  /** Who signs such a document, as labels; those that a signer may be given by hand. */
  capacities: readonly { code: string; label: string }[]
  /** By id, those that still exist. */
  recordsOf(db: Db<Tables>, records: readonly SignableRecord[]): Promise<ReadonlyMap<string, RecordInWords>>
  /** With the first signature, while others are waited for. */
  onSignedInPart?(db: Db<Tables>, envelope: SignedEnvelope): Promise<void>
  /** With the last signature: the file is not sealed yet. */
  onAllSigned?(db: Db<Tables>, envelope: SignedEnvelope): Promise<void>
  /** With the end of sealing. */
  onSigned(db: Db<Tables>, envelope: SignedEnvelope): Promise<void>
  /** The mail server took the sealed copy of one of those who signed. */
  onCopyMailed?(db: Db<Tables>, envelope: SignedEnvelope, signer: Signer): Promise<void>
  /** `documentId`: that document alone was declined, and the others go on. */
  onDeclined?(db: Db<Tables>, envelope: EnvelopeNews, documentId?: string): Promise<void>
  onExpired?(db: Db<Tables>, envelope: EnvelopeNews): Promise<void>
  onCancelled?(db: Db<Tables>, envelope: EnvelopeNews): Promise<void>
  mayCancel?(db: Db<Tables>, record: SignableRecord): Promise<boolean>
}

/** Checks an entry against its own tables and forgets them: the room handles all alike. */
export const signable = <Tables>(entry: Signable<Tables>) => entry as unknown as Signable

export const signablesOffer = offer<Signable>('signables')
