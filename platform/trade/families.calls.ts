import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { articlesElement } from './trade-place.model.ts'
import { Family, FamilyFields, Quality, QualityFields } from './family.model.ts'

const ofFamily = z.strictObject({ id: idOf('platform.article_family') })
const ofQuality = z.strictObject({ id: idOf('platform.quality') })
const touches = ['atelier', 'platform/trace', 'culture/plantings', 'commerce']
const reading = {
  method: 'GET',
  access: reads(articlesElement, 'atelier/stock/brut', 'atelier/stock/produitFini'),
} as const
const writing = { access: writes(articlesElement), touches } as const

/** Families and qualities of articles (atelier/fabrication, section 3). */
export const familiesCalls = calls('platform/trade', {
  /** By code, those put aside last. */
  getFamilies: { ...reading, path: 'trade/families', answer: z.array(Family) },
  createFamily: {
    method: 'POST',
    path: 'trade/families',
    ...writing,
    status: 201,
    input: FamilyFields,
    answer: Family,
  },
  editFamily: {
    method: 'PUT',
    path: 'trade/families/:id',
    ...writing,
    input: FamilyFields.omit({ parentId: true }).extend({ ...ofFamily.shape, version: z.int32() }),
    answer: Family,
  },
  /** 409 FAMILY_IN_USE while living articles or families stand below it. */
  archiveFamily: {
    method: 'PUT',
    path: 'trade/families/:id/archive',
    access: manages(articlesElement),
    input: ofFamily,
    touches,
    answer: Family,
  },
  getQualities: { ...reading, path: 'trade/qualities', answer: z.array(Quality) },
  createQuality: {
    method: 'POST',
    path: 'trade/qualities',
    ...writing,
    status: 201,
    input: QualityFields,
    answer: Quality,
  },
  editQuality: {
    method: 'PUT',
    path: 'trade/qualities/:id',
    ...writing,
    input: QualityFields.extend({ ...ofQuality.shape, version: z.int32() }),
    answer: Quality,
  },
})
