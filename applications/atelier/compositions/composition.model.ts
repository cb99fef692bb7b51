import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asSeveralLines } from '#kernel/shared/written-text.ts'

export const compositionsElement = 'atelier/composition'

/** Produce by its share of the net weight, in percent with two decimals. */
export const RawLine = z.strictObject({
  familyId: idOf('platform.article_family'),
  pct: z.number().min(0.01).max(100).multipleOf(0.01),
  lossPct: z.number().min(0).max(60).multipleOf(0.1).default(0),
})
export type RawLine = z.output<typeof RawLine>

/** Packaging by what one case takes of it, in the unit of the article with three decimals. */
export const PackagingLine = z.strictObject({
  packagingId: idOf('platform.article'),
  quantity: z.number().min(0.001).max(1_000_000).multipleOf(0.001),
  lossPct: z.number().min(0).max(60).multipleOf(0.1).default(0),
})
export type PackagingLine = z.output<typeof PackagingLine>

/** What a person writes of it (design of lots and stock, section 9). */
export const CompositionFields = z.strictObject({
  validFrom: z.iso.date(),
  note: z.string().overwrite(asSeveralLines).min(1).max(500).nullable().default(null),
  raws: z.array(RawLine).min(1).max(20),
  packagings: z.array(PackagingLine).max(30).default([]),
})
export type CompositionFields = z.output<typeof CompositionFields>

const whole = 10_000

/** Hundredths of a percent: shares are added as whole numbers, so that a third counts three times as a whole. */
export const shareOf = (pct: number) => Math.round(pct * 100)

/** What lacks of the whole, in percent; negative where there is too much. */
export const missingShare = (raws: readonly { pct: number }[]) =>
  (whole - raws.reduce((sum, { pct }) => sum + shareOf(pct), 0)) / 100

/** What stands twice among them, if something does. */
export const twice = (ids: readonly string[]): string | undefined => ids.find((id, index) => ids.indexOf(id) !== index)

/** Where a version stands on a day. */
export const compositionStandings = ['current', 'upcoming', 'draft', 'former'] as const

const Version = z.object({
  id: idOf('atelier.composition'),
  articleId: idOf('platform.article'),
  code: z.string(),
  article: z.string(),
  versionNo: z.int(),
  standing: z.enum(compositionStandings),
  validFrom: z.iso.date(),
  validTo: z.iso.date().nullable(),
})

export const CompositionRow = Version.extend({
  /** Families and packaging, by name. */
  raws: z.string(),
  packagings: z.string(),
})
export type CompositionRow = z.output<typeof CompositionRow>

const Lines = z.object({
  raws: z.array(RawLine.extend({ family: z.string() })),
  packagings: z.array(PackagingLine.extend({ packaging: z.string(), unit: z.string() })),
})

export const Composition = Version.extend({
  ...Lines.shape,
  note: z.string().nullable(),
  version: z.int32(),
  /** What the version before it said; null of the first. */
  former: Lines.extend({ versionNo: z.int() }).nullable(),
})
export type Composition = z.output<typeof Composition>

const Choice = z.object({ code: z.string(), name: z.string() })
export const CompositionChoices = z.object({
  articles: z.array(Choice.extend({ id: idOf('platform.article'), hasNone: z.boolean() })),
  families: z.array(Choice.extend({ id: idOf('platform.article_family') })),
  packagings: z.array(Choice.extend({ id: idOf('platform.article'), unit: z.string() })),
})
export type CompositionChoices = z.output<typeof CompositionChoices>
