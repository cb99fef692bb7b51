import type { Language } from '#kernel/shared/names.ts'

/** Somebody who signed: how he was identified, in words, and the instants of what he did. */
export type AttestedPerson = {
  name: string
  capacity: string
  identified: string
  steps: readonly { label: string; at: string }[]
}

/** What an attestation says of what was signed; instants are those of the database, words are in its language. */
export type Attested = {
  language: Language
  number: string
  subject: string
  company: string
  /** With in whose name he sent, where it was not his own. */
  sender: string
  allSignedAt: string
  documents: readonly { name: string; pages: number; size: number; sha256: string }[]
  people: readonly AttestedPerson[]
  consent: string
  events: readonly { at: string; person: string | null; label: string }[]
  /** SHA-256 of the last event, which holds those before it. */
  lastHash: string | null
  /** What was not done, a sentence each: an identity document that nobody looked at. */
  undone: readonly string[]
}
