import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { SealLevel } from './seal.model.ts'

export const certificateKinds = ['own', 'given'] as const
export type CertificateKind = (typeof certificateKinds)[number]

export const certificateStates = ['active', 'replaced', 'revoked'] as const

/** What a client seals with; its key is written and never read. */
export const Certificate = z.object({
  id: idOf('platform.esign_certificate'),
  kind: z.enum(certificateKinds),
  state: z.enum(certificateStates),
  subject: z.string(),
  issuer: z.string(),
  serial: z.string(),
  /** SHA-256, hexadecimal. */
  fingerprint: z.string(),
  notBefore: z.string(),
  notAfter: z.string(),
  isExpired: z.boolean(),
})
export type Certificate = z.output<typeof Certificate>

/** A PKCS#12 file in base 64, with the password that opens it: both are read once and never kept. */
export const GivenCertificate = z.strictObject({
  p12: z.base64().min(1).max(100_000),
  password: z.string().max(200),
})

/** What a page of ours became when it was sealed for a try. */
export const CertificateTest = z.object({
  ok: z.boolean(),
  level: SealLevel.nullable(),
  message: z.string(),
  ms: z.int(),
})
