import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, idIn, type List } from '#kernel/shared/list.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import {
  EditedHours,
  firstYear,
  HoursChoices,
  hourStates,
  lastYear,
  mostAtOnce,
  MovedWeek,
  NewHours,
  PersonWeek,
  shortestReason,
  WorkedHours,
  WrittenHours,
} from './working-time.model.ts'
import { hoursElement } from './working-time-place.model.ts'

const touches = ['platform/to-do', 'rh/planning', 'rh/annual-programs', 'rh/pay']
const week = {
  isoYear: z.coerce.number<number>().int().min(firstYear).max(lastYear),
  isoWeek: z.coerce.number<number>().int().min(1).max(53),
}
const people = { ...week, employeeIds: z.array(idOf('rh.employee')).min(1).max(mostAtOnce) }
const movedWeeks = z.object({ done: z.int(), results: z.array(MovedWeek) })

const weekByName = {
  sorts: ['name'],
  comparedSorts: ['worked'],
  isSearched: true,
  filters: {
    companyId: idIn('platform.company'),
    siteId: idIn('rh.site'),
    state: choice(['none', ...hourStates]),
  },
} as const satisfies List

/** Hours worked (RH design, time-absences-pay, sections 6.4 and 6.5), for the caller's companies. */
export const workingTimeCalls = calls('rh/working-time', {
  /** A page of who is under contract in the week, or worked in it, with what each did. */
  getWeekOfHours: {
    method: 'GET',
    path: 'rh/time/week/:isoYear/:isoWeek/:page/:size/:search?',
    access: reads(hoursElement),
    list: weekByName,
    input: z.strictObject({ ...week, ...fieldsOf(weekByName) }),
    answer: pageOf(PersonWeek),
  },
  getHoursChoices: {
    method: 'GET',
    path: 'rh/time/choices',
    access: reads(hoursElement),
    input: z.strictObject({}),
    answer: HoursChoices,
  },
  /** Each is written or left by itself; the same one sent again is written once. */
  enterHours: {
    method: 'POST',
    path: 'rh/time/entries',
    access: writes(hoursElement),
    touches,
    input: z.strictObject({ entries: z.array(NewHours).min(1).max(mostAtOnce) }),
    answer: z.object({ results: z.array(WrittenHours) }),
  },
  /** 409 when somebody saved since, or they are validated; 400 where others of that person cover them. */
  editHours: {
    method: 'PUT',
    path: 'rh/time/entries/:id',
    access: writes(hoursElement),
    touches,
    input: EditedHours,
    answer: WorkedHours,
  },
  removeHours: {
    method: 'POST',
    path: 'rh/time/entries/:id/remove',
    access: writes(hoursElement),
    touches,
    input: z.strictObject({ id: idOf('rh.time_entry'), version: z.int32() }),
    answer: nothing,
  },
  submitHours: {
    method: 'POST',
    path: 'rh/time/submit',
    access: writes(hoursElement),
    touches,
    input: z.strictObject(people),
    answer: movedWeeks,
  },
  /** Weeks that pass a limit of law are validated with a reason alone. */
  validateHours: {
    method: 'POST',
    path: 'rh/time/validate',
    access: manages(hoursElement),
    touches,
    input: z.strictObject({ ...people, reason: z.string().trim().min(shortestReason).max(500).optional() }),
    answer: movedWeeks,
  },
  /** Back to what may be changed; not once they are paid. */
  reopenHours: {
    method: 'POST',
    path: 'rh/time/reopen',
    access: manages(hoursElement),
    touches,
    input: z.strictObject({ ...people, reason: z.string().trim().min(shortestReason).max(500) }),
    answer: movedWeeks,
  },
})
