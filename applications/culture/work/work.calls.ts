import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import {
  HoursOfDay,
  mostApproved,
  mostRows,
  QuantityDone,
  RowToWork,
  sentenceOfWork,
  sourcesOfWork,
  WorkChoices,
  WorkEntry,
  WorkerDay,
  WorkNow,
  WorkOfWeek,
  WorkPlanFields,
} from './work.model.ts'
import { hoursApprovalRight, hoursCheckElement, workElement } from './work-place.model.ts'

const ofWorker = z.strictObject({ workerId: idOf('culture.worker') })
const ofOne = z.strictObject({ id: idOf('culture.work_entry'), version: z.int32() })
/** A phone says when it was done; it may send it hours later. */
const happened = { happenedAt: z.iso.datetime({ offset: true }).optional() }
const ofTask = { taskId: idOf('culture.work_task'), plantingId: idOf('culture.planting') }
const atMinute = z.iso.datetime({ offset: true })

/** Work in greenhouses: begun and ended, planned by the week, approved by another (design of crops, section 8). */
export const workCalls = calls('culture/work', {
  /** Who works on what now: oneself, and everybody for who manages them; the pace of teams of three or more. */
  getWorkNow: {
    method: 'GET',
    path: 'culture/work',
    access: reads(workElement),
    answer: WorkNow,
  },
  /** What somebody did today. 404 of another for who does not manage them */
  getWorkOfWorker: {
    method: 'GET',
    path: 'culture/work/workers/:workerId',
    access: reads(workElement),
    input: ofWorker,
    answer: WorkerDay,
  },
  /** Tasks and standing crops of one's companies. */
  getWorkChoices: {
    method: 'GET',
    path: 'culture/work/choices',
    access: reads(workElement),
    answer: WorkChoices,
  },
  /** The rows of a crop, and for how long a task was not done in each. */
  getWorkRows: {
    method: 'GET',
    path: 'culture/work/rows',
    access: reads(workElement),
    input: z.strictObject({
      taskId: idOf('culture.work_task').optional(),
      plantingId: idOf('culture.planting').optional(),
    }),
    answer: z.array(RowToWork),
  },
  /**
   * What runs ends as this begins. 400 of rows that are not the crop's, of a day before yesterday; 409 WORK_OVERLAP where
   * something else was done at that time, PLACE_CLOSED where nobody may enter yet after a treatment
   */
  startWork: {
    method: 'POST',
    path: 'culture/work/start',
    access: writes(workElement),
    touches: ['culture'],
    replays: true,
    input: ofWorker.extend({
      ...ofTask,
      placeIds: z.array(idOf('platform.place')).max(mostRows),
      source: z.enum(sourcesOfWork),
      ...happened,
    }),
    answer: WorkEntry,
  },
  /** 400 of more rows than were taken on; 409 WORK_NOT_RUNNING */
  stopWork: {
    method: 'POST',
    path: 'culture/work/stop',
    access: writes(workElement),
    touches: ['culture'],
    replays: true,
    input: ofWorker.extend({ quantity: QuantityDone.nullable(), ...happened }),
    answer: WorkEntry,
  },
  /** Keeps what a phone could not send, and why somebody gave it up. */
  noteWorkGivenUp: {
    method: 'POST',
    path: 'culture/work/given-up',
    access: writes(workElement),
    replays: true,
    input: ofWorker.extend({ sentence: sentenceOfWork }),
    answer: z.object({ workerId: idOf('culture.worker') }),
  },
  /** What the week of a day asks for by crop and task, today's unless another is said. */
  getWorkWeek: {
    method: 'GET',
    path: 'culture/work/week',
    access: reads(workElement),
    input: z.strictObject({ on: z.iso.date().optional() }),
    answer: z.array(WorkOfWeek),
  },
  /** 409 VERSION_CONFLICT */
  saveWorkPlan: {
    method: 'PUT',
    path: 'culture/work/plans',
    access: manages(workElement),
    touches: ['culture'],
    input: WorkPlanFields.extend({ on: z.iso.date(), ...ofTask, version: z.int32() }),
    answer: WorkOfWeek,
  },
  /** The hours of a day by person, those that ask for a look first; today's unless another is said. */
  getHoursToCheck: {
    method: 'GET',
    path: 'culture/work/hours',
    access: reads(hoursCheckElement),
    input: z.strictObject({ on: z.iso.date().optional() }),
    answer: HoursOfDay,
  },
  /** What was rejected is done again. 400 of an end before its start, of 12 hours; 409 WORK_OVERLAP, TRANSITION_INVALID, VERSION_CONFLICT */
  correctWork: {
    method: 'PUT',
    path: 'culture/work/entries/:id',
    access: writes(hoursCheckElement),
    touches: ['culture'],
    input: ofOne.extend({
      startedAt: atMinute,
      endedAt: atMinute,
      quantity: QuantityDone.nullable(),
      sentence: sentenceOfWork,
    }),
    answer: WorkEntry,
  },
  /** All or none. 409 SAME_PERSON of one's own hours, TRANSITION_INVALID, VERSION_CONFLICT */
  approveWork: {
    method: 'POST',
    path: 'culture/work/approve',
    access: writes(hoursApprovalRight),
    touches: ['culture'],
    input: z.strictObject({ entries: z.array(ofOne).min(1).max(mostApproved) }),
    answer: z.object({ approved: z.int() }),
  },
  /** Back to whoever corrects it, with the reason. 409 TRANSITION_INVALID, VERSION_CONFLICT */
  rejectWork: {
    method: 'POST',
    path: 'culture/work/entries/:id/reject',
    access: writes(hoursApprovalRight),
    touches: ['culture'],
    input: ofOne.extend({ sentence: sentenceOfWork }),
    answer: WorkEntry,
  },
})
