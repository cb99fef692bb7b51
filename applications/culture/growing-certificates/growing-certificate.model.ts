import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'

export const growingCertificatesElement = 'culture/certification'

export const standards = ['globalgap', 'hve', 'organic', 'zrp', 'ifs', 'brc', 'other'] as const

/** What a person writes of it. */
export const GrowingCertificateFields = z.strictObject({
  name: z.string().overwrite(asOneLine).min(1).max(80),
  standard: z.enum(standards),
  /** GGN of GlobalGAP: 13 digits. */
  number: z.string().overwrite(asOneLine).min(1).max(40).nullable(),
  body: z.string().overwrite(asOneLine).min(1).max(80).nullable(),
  validFrom: z.iso.date(),
  validTo: z.iso.date(),
  note: z.string().overwrite(asSeveralLines).min(1).max(2_000).nullable(),
})
export type GrowingCertificateFields = z.output<typeof GrowingCertificateFields>

export const GrowingCertificate = z.object({
  ...GrowingCertificateFields.shape,
  id: idOf('culture.growing_certificate'),
  archivedAt: z.string().nullable(),
  version: z.int32(),
})
export type GrowingCertificate = z.output<typeof GrowingCertificate>
