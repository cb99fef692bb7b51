import { z } from 'zod'
import { SealLevel, whyNotIntact } from './seal.model.ts'

export const mostBytes = 25_000_000

/** SHA-256 of a file, hexadecimal. */
export const Digest = z
  .string()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/, 'sealing.verify.digest-form')

/** What a digest says: of which envelope a file is, sealed or as it was read, and by whose initials. */
export const KnownFile = z.object({
  known: z.boolean(),
  /** `sealed`, or what people had read before. */
  kind: z.enum(['sealed', 'read']).nullable(),
  number: z.string().nullable(),
  sealedAt: z.string().nullable(),
  level: SealLevel.nullable(),
  signers: z.array(z.string()),
  /** How many of its first bytes people had read, and their SHA-256. */
  prefix: z.object({ size: z.int(), sha256: z.string() }).nullable(),
})
export type KnownFile = z.output<typeof KnownFile>

/** What a file says of itself, beside what is known of it here. */
export const VerifiedFile = KnownFile.extend({
  sha256: z.string(),
  intact: z.boolean(),
  because: z.enum(whyNotIntact).nullable(),
  /** What the file itself holds. */
  levelRead: SealLevel.nullable(),
  signer: z.string().nullable(),
  issuer: z.string().nullable(),
  timeStamp: z.object({ instant: z.string(), authority: z.string() }).nullable(),
})
export type VerifiedFile = z.output<typeof VerifiedFile>
