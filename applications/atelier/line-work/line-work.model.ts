import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { Kilograms } from '#kernel/shared/weight.ts'
import { HoldOfLot } from '#atelier/lots/lot.model.ts'

/** A step of an order along its line. */
export const taskStates = ['to_do', 'in_progress', 'done', 'skipped'] as const
export const TaskOfOrder = z.object({
  id: idOf('atelier.order_task'),
  label: z.string(),
  kind: z.string(),
  state: z.enum(taskStates),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
})
export type TaskOfOrder = z.output<typeof TaskOfOrder>

/** Somebody on an order; `toAt` null while he is there. */
export const PersonOfOrder = z.object({
  id: idOf('atelier.task_operator'),
  operatorId: idOf('atelier.operator'),
  firstname: z.string(),
  name: z.string(),
  fromAt: z.string(),
  toAt: z.string().nullable(),
  minutes: z.int(),
})
export type PersonOfOrder = z.output<typeof PersonOfOrder>

/** Hours of somebody on a day, order by order. */
export const HoursOfPerson = z.object({
  operatorId: idOf('atelier.operator'),
  name: z.string(),
  minutes: z.int(),
  spans: z.array(
    z.object({
      id: idOf('atelier.task_operator'),
      orderId: idOf('atelier.fabrication_order'),
      number: z.string(),
      line: z.string(),
      fromAt: z.string(),
      toAt: z.string().nullable(),
      forgotten: z.boolean(),
    }),
  ),
})
export type HoursOfPerson = z.output<typeof HoursOfPerson>

/** A lot that a line may not pour: who holds it and why, where it belongs, who may let it go and what to pour instead. */
export const RefusedLot = z.object({
  numLot: z.string(),
  article: z.string(),
  origin: z.string().nullable(),
  leftKg: Kilograms,
  /** The strongest of those that stand; null where nobody holds it. */
  hold: HoldOfLot.pick({ status: true, reason: true, source: true, heldAt: true, heldBy: true }).nullable(),
  /** Where the workshop sets apart what is held. */
  quarantine: z.string().nullable(),
  /** By name, 4 at most; nobody of what another application holds, or of whom set the hold himself. */
  releasers: z.array(z.object({ id: idOf('platform.user'), name: z.string(), services: z.string().nullable() })),
  instead: z.object({ numLot: z.string(), place: z.string(), leftKg: Kilograms }).nullable(),
})
export type RefusedLot = z.output<typeof RefusedLot>

export const logLevels = ['info', 'warn', 'error'] as const
