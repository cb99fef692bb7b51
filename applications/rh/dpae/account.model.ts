import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { siret } from '#platform/identifiers/company-number.model.ts'
import { mailAddress, unlessBlank } from '#platform/identifiers/identifier.model.ts'
import { organisms } from './connector.model.ts'

const nameOrNone = z
  .string()
  .overwrite(asOneLine)
  .max(80)
  .nullish()
  .transform(typed => typed || null)

export const services = ['25', '98'] as const

/** An account at the MSA (its mail) or at the Urssaf (its SIRET and who declares). A blank password leaves the one that is kept. */
export const AccountFields = z.strictObject({
  kind: z.enum(organisms),
  label: z.string().overwrite(asOneLine).min(1, 'kernel.field.required').max(80),
  mail: unlessBlank(mailAddress),
  password: z
    .string()
    .max(1_000)
    .nullish()
    .transform(typed => typed || null),
  msaMail: unlessBlank(mailAddress),
  sunMail: unlessBlank(mailAddress),
  siret: unlessBlank(siret),
  lastName: nameOrNone,
  firstName: nameOrNone,
  service: z.enum(services).default('25'),
  companyIds: z.array(idOf('platform.company')).min(1, 'kernel.field.required').max(500),
})
export type AccountFields = z.output<typeof AccountFields>

/** Its secrets are written and never read: `hasPassword` says that one is kept. */
export const SocialInsuranceAccount = z.object({
  id: idOf('rh.social_insurance_account'),
  kind: z.enum(organisms),
  label: z.string(),
  mail: z.string().nullable(),
  hasPassword: z.boolean(),
  msaMail: z.string().nullable(),
  sunMail: z.string().nullable(),
  siret: z.string().nullable(),
  lastName: z.string().nullable(),
  firstName: z.string().nullable(),
  service: z.enum(services),
  companyIds: z.array(idOf('platform.company')),
  lastSuccessAt: z.string().nullable(),
  lastError: z.string().nullable(),
  version: z.int32(),
})
export type SocialInsuranceAccount = z.output<typeof SocialInsuranceAccount>
