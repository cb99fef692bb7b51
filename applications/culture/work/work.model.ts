import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asSeveralLines } from '#kernel/shared/written-text.ts'
import { unitsOfWork } from '../work-tasks/work-task.model.ts'
import { dueLevels, flagsOfWork } from './pace.model.ts'

export const statesOfWork = ['running', 'done', 'approved', 'rejected'] as const
export type StateOfWork = (typeof statesOfWork)[number]
export const sourcesOfWork = ['badge', 'phone', 'desk'] as const

/** Hours after which nobody goes on with one thing: a stop was forgotten. */
export const mostHours = 12
/** Rows that somebody takes on at once. */
export const mostRows = 500
/** Entries that are approved at once. */
export const mostApproved = 500

export const sentenceOfWork = z.string().overwrite(asSeveralLines).min(1).max(500)
export const QuantityDone = z.number().min(0).max(9_999_999).multipleOf(0.01)

const Pace = z.object({ perHour: z.number(), percent: z.int().nullable() })

/** One thing that somebody did, or does now. */
export const WorkEntry = z.object({
  id: idOf('culture.work_entry'),
  workerId: idOf('culture.worker'),
  worker: z.string(),
  team: z.string().nullable(),
  taskId: idOf('culture.work_task'),
  task: z.string(),
  unit: z.enum(unitsOfWork),
  plantingId: idOf('culture.planting'),
  code: z.string(),
  variety: z.string(),
  place: z.string(),
  /** Names of the rows, in their order. */
  rows: z.array(z.string()),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  hours: z.number().nullable(),
  quantity: z.number().nullable(),
  /** For the person, and for who manages the workers. */
  pace: Pace.nullable(),
  state: z.enum(statesOfWork),
  source: z.enum(sourcesOfWork),
  flags: z.array(z.enum(flagsOfWork)),
  sentence: z.string().nullable(),
  can: z.object({ stop: z.boolean(), correct: z.boolean(), approve: z.boolean(), reject: z.boolean() }),
  version: z.int32(),
})
export type WorkEntry = z.output<typeof WorkEntry>

export const WorkingPerson = z.object({
  id: idOf('culture.worker'),
  name: z.string(),
  team: z.string().nullable(),
  badge: z.string().nullable(),
  isOneself: z.boolean(),
  running: WorkEntry.nullable(),
  /** Of today, ended. */
  hours: z.number(),
})
export type WorkingPerson = z.output<typeof WorkingPerson>

/** What a team of three or more did of a task in the last seven days: nobody in it is told apart. */
export const TeamPace = z.object({
  team: z.string(),
  people: z.int(),
  task: z.string(),
  hours: z.number(),
  percent: z.int().nullable(),
})

export const WorkNow = z.object({ people: z.array(WorkingPerson), teams: z.array(TeamPace) })
export type WorkNow = z.output<typeof WorkNow>

export const WorkerDay = z.object({
  worker: WorkingPerson.omit({ running: true, hours: true }),
  can: z.object({ start: z.boolean() }),
  entries: z.array(WorkEntry),
})
export type WorkerDay = z.output<typeof WorkerDay>

const TaskToDo = z.object({
  id: idOf('culture.work_task'),
  name: z.string(),
  unit: z.enum(unitsOfWork),
})
const CropToWork = z.object({
  id: idOf('culture.planting'),
  code: z.string(),
  variety: z.string(),
  place: z.string(),
  rows: z.int(),
})
export type CropToWork = z.output<typeof CropToWork>
export const WorkChoices = z.object({ tasks: z.array(TaskToDo), crops: z.array(CropToWork) })
export type WorkChoices = z.output<typeof WorkChoices>

/** A row of a crop, and for how many days a task was not done there. */
export const RowToWork = z.object({
  id: idOf('platform.place'),
  name: z.string(),
  code: z.string(),
  days: z.int(),
  level: z.enum(dueLevels),
})
export type RowToWork = z.output<typeof RowToWork>

export const WorkPlanFields = z.strictObject({
  people: z.int().min(0).max(99),
  hoursEach: z.number().min(0).max(60).multipleOf(0.25),
})

/** A task on a crop in a week: what is due, who is meant to do it, what was done. No plan yet where `version` is 0. */
export const WorkOfWeek = z.object({
  plantingId: idOf('culture.planting'),
  code: z.string(),
  variety: z.string(),
  place: z.string(),
  taskId: idOf('culture.work_task'),
  task: z.string(),
  rows: z.int(),
  /** Rows whose days pass before the week ends. */
  rowsDue: z.int(),
  hoursNeeded: z.number().nullable(),
  ...WorkPlanFields.shape,
  hoursDone: z.number(),
  can: z.object({ plan: z.boolean() }),
  version: z.int32(),
})
export type WorkOfWeek = z.output<typeof WorkOfWeek>

/** The hours of a person on a day. */
export const HoursOfPerson = z.object({
  workerId: idOf('culture.worker'),
  worker: z.string(),
  team: z.string().nullable(),
  hours: z.number(),
  entries: z.array(WorkEntry),
})
export type HoursOfPerson = z.output<typeof HoursOfPerson>

export const HoursOfDay = z.object({
  on: z.string(),
  people: z.array(HoursOfPerson),
  hours: z.number(),
  /** What phones could not send and somebody gave up. */
  givenUp: z.array(z.object({ worker: z.string(), sentence: z.string(), at: z.string() })),
  /** Of the week of that day. */
  week: z.object({ done: z.number(), planned: z.number() }),
})
export type HoursOfDay = z.output<typeof HoursOfDay>
