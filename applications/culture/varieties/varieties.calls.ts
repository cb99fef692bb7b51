import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import { Variety, VarietyFields, varietiesElement } from './variety.model.ts'

const ofOne = z.strictObject({ id: idOf('culture.variety') })
/** Where varieties are named, too. */
const touches = ['culture']

const varietiesByName = {
  sorts: ['name'],
  comparedSorts: ['species', 'type', 'breeder', 'meanFruitG', 'daysToFirstHarvest', 'eppoCode'],
  isSearched: true,
  tabs: 'state',
  filters: { state: choice(['active', 'archived']) },
} as const satisfies List

export const varietiesCalls = calls('culture/varieties', {
  getPaginatedVarieties: {
    method: 'GET',
    path: 'culture/varieties/:page/:size/:search?',
    access: reads(varietiesElement),
    ...listOf(Variety, varietiesByName),
  },
  createVariety: {
    method: 'POST',
    path: 'culture/varieties',
    access: writes(varietiesElement),
    touches,
    status: 201,
    input: VarietyFields,
    answer: Variety,
  },
  editVariety: {
    method: 'PUT',
    path: 'culture/varieties/:id',
    access: writes(varietiesElement),
    touches,
    input: VarietyFields.extend({ ...ofOne.shape, version: z.int32() }),
    answer: Variety,
  },
  archiveVariety: {
    method: 'PUT',
    path: 'culture/varieties/:id/archive',
    access: manages(varietiesElement),
    touches,
    input: ofOne,
    answer: Variety,
  },
  /** 400 when another has taken its name meanwhile. */
  restoreVariety: {
    method: 'PUT',
    path: 'culture/varieties/:id/restore',
    access: manages(varietiesElement),
    touches,
    input: ofOne,
    answer: Variety,
  },
})
