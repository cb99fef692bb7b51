import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { checkDigit } from '#kernel/shared/gs1.ts'

export const kindsOfArticle = ['raw', 'packed', 'packaging', 'phyto', 'service'] as const
export const unitsOfArticle = ['kg', 'case', 'piece', 'litre'] as const

const isGtin = (digits: string) => checkDigit(digits.slice(0, -1)) === Number(digits.at(-1))

/** What people call a thing in their files: capitals, digits and hyphens. */
export const Code = z
  .string()
  .overwrite(written => asOneLine(written).toUpperCase())
  .regex(/^[A-Z0-9-]{1,20}$/, 'trade.code-form')

export const Gtin = z
  .string()
  .overwrite(written => written.replaceAll(/\s/g, ''))
  .regex(/^(\d{8}|\d{12,14})$/, 'trade.gtin-form')
  .refine(isGtin, 'trade.gtin-digit')

/** What a person writes of it. */
export const ArticleFields = z.strictObject({
  code: Code,
  name: z.string().overwrite(asOneLine).min(1).max(80),
  familyId: idOf('platform.article_family'),
  qualityId: idOf('platform.quality').nullable(),
  kind: z.enum(kindsOfArticle),
  unit: z.enum(unitsOfArticle),
  gtin: z
    .literal('')
    .transform(() => null)
    .or(Gtin)
    .nullable(),
  isSold: z.boolean(),
})
export type ArticleFields = z.output<typeof ArticleFields>

export const Article = z.object({
  id: idOf('platform.article'),
  code: z.string(),
  name: z.string(),
  familyId: idOf('platform.article_family'),
  family: z.string(),
  qualityId: idOf('platform.quality').nullable(),
  quality: z.string().nullable(),
  kind: z.enum(kindsOfArticle),
  unit: z.enum(unitsOfArticle),
  gtin: z.string().nullable(),
  isSold: z.boolean(),
  archivedAt: z.string().nullable(),
  version: z.int32(),
})
export type Article = z.output<typeof Article>

/** How a customer wants it; without a customer, how it is packed for anybody. Nominal weight in grams. */
export const SpecFields = z.strictObject({
  partnerId: idOf('platform.partner').nullable(),
  caseGtin: z
    .literal('')
    .transform(() => null)
    .or(Gtin.length(14))
    .nullable(),
  customerLabel: z.string().overwrite(asOneLine).max(80).nullable(),
  nominalG: z.int().min(1).max(10_000_000).nullable(),
  casesPerLayer: z.int().min(1).max(1_000).nullable(),
  casesPerPallet: z.int().min(1).max(10_000).nullable(),
  bestBeforeDays: z.int().min(0).max(3_650).nullable(),
})
export type SpecFields = z.output<typeof SpecFields>

export const Spec = z.object({
  ...SpecFields.shape,
  caseGtin: z.string().nullable(),
  customerLabel: z.string().nullable(),
  id: idOf('platform.customer_spec'),
  articleId: idOf('platform.article'),
  customer: z.string().nullable(),
  version: z.int32(),
})
export type Spec = z.output<typeof Spec>
