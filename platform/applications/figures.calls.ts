import { z } from 'zod'
import { role } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { CountedEntity, Period } from './counted-entity.model.ts'

const access = role('superAdmin', 'superDev')
const id = z.coerce.number<number>().int().min(1).max(2_147_483_647)

/** Figures of the whole platform: counts, never what is counted. */
export const figuresCalls = calls('platform/applications', {
  getNumberOfClientsForApplications: {
    method: 'GET',
    path: 'application/getNumberOfClientsForApplications',
    access,
    answer: z.array(z.object({ applicationId: z.int32(), clients: z.int() })),
  },
  getNumberOfClientsForElements: {
    method: 'GET',
    path: 'application/getNumberOfClientsForElements/:applicationId',
    access,
    input: z.strictObject({ applicationId: id }),
    answer: z.array(z.object({ elementId: z.int32(), clients: z.int() })),
  },
  /** Who would lose something were the element archived, with what is below it. */
  getLossOfElement: {
    method: 'GET',
    path: 'application/getLossOfElement/:id',
    access,
    input: z.strictObject({ id }),
    answer: z.object({
      elements: z.int(),
      people: z.int(),
      clients: z.array(z.object({ id: idOf('platform.client'), name: z.string(), people: z.int() })),
    }),
  },
  countEntityForPeriodOfTime: {
    method: 'GET',
    path: 'application/countEntityForPeriodOfTime/:entity/:period',
    access,
    input: z.strictObject({ entity: CountedEntity, period: Period }),
    answer: z.object({ value: z.int() }),
  },
  /** `from` of the periods before to `to` of the last ones. */
  getPercentageEvolutionOfEntitySince: {
    method: 'GET',
    path: 'application/getPercentageEvolutionOfEntitySince/:entity/:period/:count',
    access,
    input: z.strictObject({
      entity: CountedEntity,
      period: Period,
      count: z.coerce.number<number>().int().min(1).max(100),
    }),
    answer: z.object({ percent: z.number().nullable(), from: z.int(), to: z.int() }),
  },
})
