import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import {
  Composition,
  CompositionChoices,
  CompositionFields,
  CompositionRow,
  compositionsElement,
  compositionStandings,
} from './composition.model.ts'

const ofOne = z.strictObject({ id: idOf('atelier.composition') })
const touches = ['atelier/compositions'] as const

const compositionsByDay = {
  sorts: ['validFrom'],
  comparedSorts: ['article'],
  isUsuallyDownwards: true,
  isSearched: true,
  tabs: 'state',
  filters: { state: choice(compositionStandings) },
} as const satisfies List

/** What articles are made of, by dated version (design of lots and stock, section 9). */
export const compositionsCalls = calls('atelier/compositions', {
  getPaginatedCompositions: {
    method: 'GET',
    path: 'atelier/compositions/:page/:size/:search?',
    access: reads(compositionsElement),
    ...listOf(CompositionRow, compositionsByDay),
  },
  getComposition: {
    method: 'GET',
    path: 'atelier/composition/:id',
    access: reads(compositionsElement),
    input: ofOne,
    answer: Composition,
  },
  /** What may stand in one, and which articles have none in force or to come. */
  getCompositionChoices: {
    method: 'GET',
    path: 'atelier/compositions/choices',
    access: reads(compositionsElement),
    answer: CompositionChoices,
  },
  /** A draft, numbered after those of its article. 400 SHARES_INCOMPLETE */
  createComposition: {
    method: 'POST',
    path: 'atelier/compositions',
    access: writes(compositionsElement),
    status: 201,
    input: CompositionFields.extend({ articleId: idOf('platform.article') }),
    touches,
    answer: Composition,
  },
  /** As long as it is a draft. 409 TRANSITION_INVALID; 400 SHARES_INCOMPLETE */
  editComposition: {
    method: 'PUT',
    path: 'atelier/compositions/:id',
    access: writes(compositionsElement),
    input: CompositionFields.extend({ ...ofOne.shape, version: z.int32() }),
    touches,
    answer: Composition,
  },
  deleteComposition: {
    method: 'DELETE',
    path: 'atelier/compositions/:id',
    access: writes(compositionsElement),
    input: ofOne,
    touches,
    answer: nothing,
  },
  /** It holds from its day on, and the one before until the day before. 409 TRANSITION_INVALID; 400 COMPOSITION_OVERLAP */
  activateComposition: {
    method: 'POST',
    path: 'atelier/compositions/:id/activate',
    access: manages(compositionsElement),
    input: ofOne.extend({ version: z.int32().optional() }),
    touches,
    answer: Composition,
  },
})
