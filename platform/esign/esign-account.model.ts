import { z } from 'zod'

export const esignProviders = ['internal', 'docusign'] as const

const shape = {
  /** `internal`: Sillon seals by itself. */
  provider: z.enum(esignProviders),
  firstname: z.string().trim().min(1).max(100),
  name: z.string().trim().min(1).max(100),
  mail: z.email().max(254).toLowerCase(),
  permissionProfileId: z.string().trim().max(100).nullable(),
  accountId: z.string().trim().max(100).nullable(),
}

/** In whose name a client's envelopes leave. Its secret is written and never read. */
export const EsignAccount = z.object({ ...shape, hasSecret: z.boolean(), version: z.int32() })
export type EsignAccount = z.output<typeof EsignAccount>

/** Without `provider` the one that is kept, or our own; without `secret` the one that is kept stays. */
export const EditedEsignAccount = z.strictObject({
  ...shape,
  provider: shape.provider.optional(),
  permissionProfileId: shape.permissionProfileId.default(null),
  accountId: shape.accountId.default(null),
  secret: z.string().min(1).max(10_000).optional(),
  version: z.int32().optional(),
})
export type EditedEsignAccount = z.output<typeof EditedEsignAccount>
