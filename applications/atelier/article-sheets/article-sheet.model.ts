import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { Kilograms, PositiveKilograms } from '#kernel/shared/weight.ts'

export const articlesElement = 'atelier/production/article'

export const familyLevels = ['central', 'family', 'subfamily'] as const

/** A family of articles, with what of it may be poured in the workshop. */
export const Family = z.object({
  id: idOf('platform.article_family'),
  code: z.string(),
  label: z.string(),
  level: z.enum(familyLevels),
  parentId: idOf('platform.article_family').nullable(),
  availableKg: Kilograms,
  lotCount: z.int(),
})
export type Family = z.output<typeof Family>

const LineOfArticle = z.strictObject({
  ligneAtelierId: idOf('atelier.ligne_atelier'),
  preferred: z.boolean().default(false),
  casesPerHour: z.int().min(1).max(100_000).nullable().default(null),
})

/** How a workshop makes an article (design of fabrication, section 3). */
export const sheetFields = {
  atelierId: idOf('atelier.workshop'),
  articleId: idOf('platform.article'),
  /** Grams in a consumer unit. */
  nominalG: z.int().min(1).max(100_000_000),
  unitsPerCase: z.int().min(1).max(10_000),
  netCaseKg: PositiveKilograms,
  caseTareKg: Kilograms.default(0),
  casesPerLayer: z.int().min(1).max(1_000).default(1),
  casesPerPallet: z.int().min(1).max(10_000).nullable().default(null),
  expectedLossPct: z.number().min(0).max(60).multipleOf(0.1).default(0),
  casesPerHour: z.int().min(1).max(100_000),
  bestBeforeDays: z.int().min(0).max(3_650).nullable().default(null),
  /** Raw families that may be poured; none: those of the article itself. */
  familleIds: z.array(idOf('platform.article_family')).max(50).default([]),
  /** One preferred line at most. */
  lines: z.array(LineOfArticle).max(50).default([]),
}

export const ArticleSheet = z.object({ ...sheetFields, version: z.int32() })
export type ArticleSheet = z.output<typeof ArticleSheet>

/** An article that is sold, and where the workshop makes it. */
export const ArticleForSale = z.object({
  id: idOf('platform.article'),
  code: z.string(),
  label: z.string(),
  familleId: idOf('platform.article_family'),
  qualityId: idOf('platform.quality').nullable(),
  ligneAtelierIds: z.array(idOf('atelier.ligne_atelier')),
})

/** A row of the list of articles. */
export const ArticleRow = z.object({
  id: idOf('platform.article'),
  code: z.string(),
  label: z.string(),
  family: z.string(),
  quality: z.string().nullable(),
  isSold: z.boolean(),
  netCaseKg: Kilograms.nullable(),
  casesPerHour: z.int().nullable(),
  lines: z.string().nullable(),
})
export type ArticleRow = z.output<typeof ArticleRow>

/** How a customer wants it. */
export const SpecOfArticle = z.object({
  id: idOf('platform.customer_spec'),
  customerId: idOf('platform.partner').nullable(),
  customer: z.string().nullable(),
  customerLabel: z.string().nullable(),
  casesPerLayer: z.int().nullable(),
  casesPerPallet: z.int().nullable(),
  bestBeforeDays: z.int().nullable(),
})
export type SpecOfArticle = z.output<typeof SpecOfArticle>
