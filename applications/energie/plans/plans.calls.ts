import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { PointDay } from '../points/points.model.ts'
import { EnginePlan, PlanDeviation, PlanFields, PlannedWeek } from './plan.model.ts'
import { plansElement } from './plans-place.model.ts'

const ofOne = z.strictObject({ id: idOf('energie.engine_plan') })
const inOrder = { path: ['endsAt'], error: 'energie.plans.order' }
const isInOrder = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  Date.parse(startsAt) < Date.parse(endsAt)

/** When engines run, and what came of it (design of Énergie, section 5). */
export const plansCalls = calls('energie/plans', {
  /** The week of a day, Monday first. */
  getPlannedWeek: {
    method: 'GET',
    path: 'energie/plans/week/:day',
    access: reads(plansElement),
    input: z.strictObject({ day: PointDay }),
    answer: PlannedWeek,
  },
  /** A day against the points of the meter that counts what the engines give. */
  getPlanDeviation: {
    method: 'GET',
    path: 'energie/plans/deviation/:day/:meterId',
    access: reads(plansElement),
    input: z.strictObject({ day: PointDay, meterId: idOf('energie.meter') }),
    answer: PlanDeviation,
  },
  /** 400 beyond the power of its source; 409 PLAN_OVERLAP names the engine. */
  createEnginePlan: {
    method: 'POST',
    path: 'energie/plans',
    access: writes(plansElement),
    replays: true,
    status: 201,
    input: PlanFields.refine(isInOrder, inOrder),
    answer: EnginePlan,
  },
  editEnginePlan: {
    method: 'PUT',
    path: 'energie/plans/:id',
    access: writes(plansElement),
    input: PlanFields.extend({ ...ofOne.shape, version: z.int32() }).refine(isInOrder, inOrder),
    answer: EnginePlan,
  },
  deleteEnginePlan: {
    method: 'DELETE',
    path: 'energie/plans/:id',
    access: writes(plansElement),
    input: ofOne,
    answer: z.object({ id: z.string() }),
  },
})
