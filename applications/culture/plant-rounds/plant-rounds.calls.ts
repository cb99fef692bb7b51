import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { measures, Values } from './measure.model.ts'
import { NotationSeries, PlantRound, reasonsMissing, RoundInFull, sentenceOfRound } from './plant-round.model.ts'
import { historyElement, notationElement, verificationElement, verificationRight } from './plant-rounds-place.model.ts'

const ofOne = z.strictObject({ id: idOf('culture.plant_round') })
/** A phone says when it was done; it may send it hours later. */
const happened = { happenedAt: z.iso.datetime({ offset: true }).optional() }
const touches = ['culture'] as const

/** Plants that are measured round by round (design of crops, section 7). */
export const plantRoundsCalls = calls('culture/plant-rounds', {
  /** What is to be entered up to the end of next week, and what was handed in since last week: one's own, or everybody's. */
  getRounds: {
    method: 'GET',
    path: 'culture/rounds',
    access: reads(notationElement),
    input: z.strictObject({ of: z.enum(['own', 'all']).optional() }),
    answer: z.array(PlantRound),
  },
  getRound: {
    method: 'GET',
    path: 'culture/rounds/:id',
    access: reads(notationElement),
    input: ofOne,
    answer: RoundInFull,
  },
  /**
   * The values of a plant, or why there are none; what was measured later stays. 400 MEASURE_RANGE, TRUSS_BACK, TRUSS_ORDER,
   * NOT_MEASURED at the value; 409 TRANSITION_INVALID
   */
  measurePlant: {
    method: 'PUT',
    path: 'culture/rounds/:id/plants/:tag',
    access: writes(notationElement),
    touches,
    replays: true,
    input: ofOne.extend({
      tag: z.string().min(1).max(20),
      values: Values,
      missing: z.enum(reasonsMissing).nullable().default(null),
      note: sentenceOfRound.nullable().default(null),
      ...happened,
    }),
    answer: RoundInFull,
  },
  /** Hands it in to be checked. 409 ROUND_INCOMPLETE, TRANSITION_INVALID */
  submitRound: {
    method: 'POST',
    path: 'culture/rounds/:id/submit',
    access: writes(notationElement),
    touches,
    replays: true,
    input: ofOne.extend(happened),
    answer: RoundInFull,
  },
  /** Keeps what a phone could not send, and why somebody gave it up. */
  noteGivenUp: {
    method: 'POST',
    path: 'culture/rounds/:id/given-up',
    access: writes(notationElement),
    replays: true,
    input: ofOne.extend({ sentence: sentenceOfRound }),
    answer: z.object({ id: idOf('culture.plant_round') }),
  },
  /** Rounds that were handed in, those with the most unusual values first. */
  getRoundsToCheck: {
    method: 'GET',
    path: 'culture/rounds/to-check',
    access: reads(verificationElement),
    answer: z.array(RoundInFull),
  },
  /** 409 SAME_PERSON, TRANSITION_INVALID, VERSION_CONFLICT */
  validateRound: {
    method: 'POST',
    path: 'culture/rounds/:id/validate',
    access: writes(verificationRight),
    touches,
    input: ofOne.extend({ version: z.int32() }),
    answer: RoundInFull,
  },
  /** Back to its observer, with what is to be looked at again. 409 TRANSITION_INVALID, VERSION_CONFLICT */
  redoRound: {
    method: 'POST',
    path: 'culture/rounds/:id/redo',
    access: writes(verificationElement),
    touches,
    input: ofOne.extend({ sentence: sentenceOfRound, version: z.int32() }),
    answer: RoundInFull,
  },
  /** A measure over the validated rounds of a crop, set against another crop where one is said. */
  getRegistrationSeries: {
    method: 'GET',
    path: 'culture/registration/series',
    access: reads(historyElement),
    input: z.strictObject({
      plantingId: idOf('culture.planting').optional(),
      againstId: idOf('culture.planting').optional(),
      measure: z.enum(measures).optional(),
    }),
    answer: NotationSeries,
  },
})
