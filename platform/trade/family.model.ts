import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { Code } from './article.model.ts'

/** From the widest: what the books gather by, what is grown, how it is sold. */
export const levelsOfFamily = ['central', 'family', 'subfamily'] as const
export type LevelOfFamily = (typeof levelsOfFamily)[number]

/** What a person writes of it; its level follows from that of its parent. */
export const FamilyFields = z.strictObject({
  code: Code,
  name: z.string().overwrite(asOneLine).min(1).max(80),
  parentId: idOf('platform.article_family').nullable(),
})
export type FamilyFields = z.output<typeof FamilyFields>

export const Family = z.object({
  id: idOf('platform.article_family'),
  code: z.string(),
  name: z.string(),
  level: z.enum(levelsOfFamily),
  parentId: idOf('platform.article_family').nullable(),
  parent: z.string().nullable(),
  articles: z.int(),
  archivedAt: z.string().nullable(),
  version: z.int32(),
})
export type Family = z.output<typeof Family>

export const QualityFields = z.strictObject({ code: Code, name: z.string().overwrite(asOneLine).min(1).max(80) })
export type QualityFields = z.output<typeof QualityFields>

export const Quality = z.object({
  ...QualityFields.shape,
  id: idOf('platform.quality'),
  archivedAt: z.string().nullable(),
  version: z.int32(),
})
export type Quality = z.output<typeof Quality>
