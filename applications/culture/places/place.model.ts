import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'

/** The tree of places, and the flat list of the same. */
export const placesElement = 'culture/serresEtParcelles'
export const locationsElement = 'culture/emplacement'

export const kindsOfPlace = ['site', 'greenhouse', 'plot', 'compartment', 'block', 'row'] as const
export type KindOfPlace = (typeof kindsOfPlace)[number]

const depths: Record<KindOfPlace, number> = { site: 0, greenhouse: 1, plot: 1, compartment: 2, block: 3, row: 4 }

/** Site, greenhouse or plot, compartment, block, row: levels may be skipped, never reversed. */
export const mayHold = (holder: KindOfPlace, kind: KindOfPlace) => depths[holder] < depths[kind]

/** Square metres with two decimals. */
export const SquareMetres = z.number().positive().max(9_999_999.99).multipleOf(0.01)

const codeOfPlace = z
  .string()
  .overwrite(written => written.trim().toUpperCase())
  .regex(/^[A-Z0-9-]{1,20}$/)

/** What a person writes of a place; where it stands is chosen once. */
export const PlaceFields = z.strictObject({
  code: codeOfPlace,
  name: z.string().overwrite(asOneLine).min(1).max(80),
  grossM2: SquareMetres.nullable(),
  cultivatedM2: SquareMetres.nullable(),
  rowCount: z.int().min(1).max(10_000).nullable(),
  rowLengthM: z.number().positive().max(9_999.99).multipleOf(0.01).nullable(),
})
export type PlaceFields = z.output<typeof PlaceFields>

/** A site names its company, any other place what holds it. */
export const NewPlace = PlaceFields.extend({
  kind: z.enum(kindsOfPlace),
  parentId: idOf('platform.place').nullable(),
  companyId: idOf('platform.company').nullable(),
})
export type NewPlace = z.output<typeof NewPlace>

export const Place = z.object({
  ...NewPlace.shape,
  id: idOf('platform.place'),
  /** The places that hold it, from its site: `Serres du Val › Serre nord`. */
  within: z.string(),
  /** What the places in it take together, square metres. */
  heldM2: z.number().nullable(),
  archivedAt: z.string().nullable(),
  version: z.int32(),
  can: z.object({ edit: z.boolean(), archive: z.boolean() }),
})
export type Place = z.output<typeof Place>

/** A place of the tree, below what holds it; rows are counted, not told. */
export const PlaceOfTree = Place.extend({ depth: z.int(), rows: z.int() })
export type PlaceOfTree = z.output<typeof PlaceOfTree>

/** Rows of one length that are made at once: `R1` to `R120`. */
export const SeriesOfRows = z.strictObject({
  id: idOf('platform.place'),
  prefix: codeOfPlace.max(14),
  first: z.int().min(1).max(9_999),
  last: z.int().min(1).max(9_999),
})
export type SeriesOfRows = z.output<typeof SeriesOfRows>
/** Rows that one act makes at most. */
export const mostRowsMade = 500
