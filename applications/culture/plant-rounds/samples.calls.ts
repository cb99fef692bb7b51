import { z } from 'zod'
import { manages, reads } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { MeasureRule, measures, NotationSettings } from './measure.model.ts'
import {
  Attribution,
  AttributionFields,
  Attributions,
  PlannedCrop,
  PlantRound,
  RoundPlanFields,
  WeekOfRounds,
} from './plant-round.model.ts'
import { attributionElement, notationElement, planningElement } from './plant-rounds-place.model.ts'

const ofCrop = z.strictObject({ plantingId: idOf('culture.planting'), version: z.int32() })
/** Says a measure once, with its lower bound first. */
const rules = z
  .array(MeasureRule.refine(({ least, most }) => least < most, { path: ['most'], error: 'culture.rounds.bounds' }))
  .min(1)
  .max(measures.length)
  .refine(all => new Set(all.map(({ measure }) => measure)).size === all.length, 'culture.rounds.measure-twice')

/** Who measures which plants, and when (design of crops, section 7). */
export const samplesCalls = calls('culture/plant-rounds', {
  /** Crops that stand, in the companies where one sees who measures. */
  getAttributions: {
    method: 'GET',
    path: 'culture/attributions',
    access: reads(attributionElement),
    answer: Attributions,
  },
  /**
   * A plant that is no longer named has left; the tag of one that left is not given again. Rounds that nobody began go to the
   * observer. 400 of an observer that is no member, of a tag; 409 VERSION_CONFLICT
   */
  saveAttribution: {
    method: 'PUT',
    path: 'culture/attributions/:plantingId',
    access: manages(attributionElement),
    touches: ['culture'],
    input: AttributionFields.extend(ofCrop.shape),
    answer: Attribution,
  },
  /** The rounds of the week of a day, today's unless another is said. */
  getRegistrationPlans: {
    method: 'GET',
    path: 'culture/registrationPlans',
    access: reads(planningElement),
    input: z.strictObject({ on: z.iso.date().optional() }),
    answer: WeekOfRounds,
  },
  /** Rounds to come that nobody began are made anew. 400 of a crop that nobody measures; 409 VERSION_CONFLICT */
  saveRegistrationPlan: {
    method: 'PUT',
    path: 'culture/registrationPlans/:plantingId',
    access: manages(planningElement),
    touches: ['culture'],
    input: RoundPlanFields.extend(ofCrop.shape),
    answer: PlannedCrop,
  },
  /** To another day or another person, as long as it was not handed in. 400 DAY_PAST, DAY_TAKEN; 409 TRANSITION_INVALID */
  moveRound: {
    method: 'POST',
    path: 'culture/rounds/:id/move',
    access: manages(planningElement),
    touches: ['culture'],
    input: z.strictObject({
      id: idOf('culture.plant_round'),
      dueOn: z.iso.date(),
      observerId: idOf('platform.user'),
      version: z.int32(),
    }),
    answer: PlantRound,
  },
  /** Component 224: what is measured, between which bounds, on how many plants. */
  getNotationSettings: {
    method: 'GET',
    path: 'culture/notation/settings',
    access: manages(notationElement),
    answer: NotationSettings,
  },
  /** Of rounds that are entered from then on. 409 VERSION_CONFLICT */
  saveNotationSettings: {
    method: 'PUT',
    path: 'culture/notation/settings',
    access: manages(notationElement),
    touches: ['culture'],
    input: NotationSettings.extend({ measures: rules }).strict(),
    answer: NotationSettings,
  },
})
