import { z } from 'zod'
import { reads, signedIn, writes } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { idIn, choice, type List } from '#kernel/shared/list.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import {
  EditedShift,
  firstYear,
  lastYear,
  mostAtOnce,
  NeedFields,
  NeedsOfWeek,
  NewShift,
  OwnPlanning,
  PlannedPerson,
  PlanningChoices,
  Publication,
  ReadShift,
  shortestReason,
  ToPublish,
  weekStates,
  WrittenShift,
} from './planning.model.ts'
import { planningElement, publishingElement } from './planning-place.model.ts'

const week = {
  isoYear: z.coerce.number<number>().int().min(firstYear).max(lastYear),
  isoWeek: z.coerce.number<number>().int().min(1).max(53),
}
const ofOneWeek = z.strictObject(week)
const place = { siteId: idOf('rh.site').optional(), unitId: idOf('rh.unit').optional() }
const inCompany = { companyId: idOf('platform.company'), ...place }

const peopleByName = {
  sorts: ['name'],
  isSearched: true,
  filters: {
    companyId: idIn('platform.company'),
    siteId: idIn('rh.site'),
    unitId: idIn('rh.unit'),
    state: choice(['none', ...weekStates]),
  },
} as const satisfies List

/** The planned week of everybody (RH design, time-absences-pay, section 6.3), for the caller's companies. */
export const planningCalls = calls('rh/planning', {
  /** A page of who is under contract in the week, or planned in it, with what stands against it. */
  getPlanningWeek: {
    method: 'GET',
    path: 'rh/planning/week/:isoYear/:isoWeek/:page/:size/:search?',
    access: reads(planningElement),
    list: peopleByName,
    input: z.strictObject({ ...week, ...fieldsOf(peopleByName) }),
    answer: pageOf(PlannedPerson),
  },
  getNeedsOfWeek: {
    method: 'GET',
    path: 'rh/planning/needs/:isoYear/:isoWeek',
    access: reads(planningElement),
    input: z.strictObject({ ...week, companyId: idOf('platform.company').optional(), ...place }),
    answer: NeedsOfWeek,
  },
  getPlanningChoices: {
    method: 'GET',
    path: 'rh/planning/choices',
    access: reads(planningElement),
    answer: PlanningChoices,
  },
  /** Each is written or left by itself, in one transaction; the same new one sent again is written once. */
  writeShifts: {
    method: 'POST',
    path: 'rh/planning/shifts',
    access: writes(planningElement),
    touches: ['platform/notifications', 'rh/pay'],
    input: z.strictObject({
      added: z.array(NewShift).max(mostAtOnce).default([]),
      edited: z.array(EditedShift).max(mostAtOnce).default([]),
      removed: z.array(ReadShift).max(mostAtOnce).default([]),
    }),
    answer: z.object({ results: z.array(WrittenShift) }),
  },
  /** A need that stands for the same place, position and hours takes the new quantity. 400 of a place of another company. */
  writeNeeds: {
    method: 'POST',
    path: 'rh/planning/needs',
    access: writes(planningElement),
    input: NeedFields,
    answer: nothing,
  },
  removeNeed: {
    method: 'POST',
    path: 'rh/planning/needs/:id/remove',
    access: writes(planningElement),
    input: z.strictObject({ id: idOf('rh.staffing_need'), version: z.int32() }),
    answer: nothing,
  },
  /** Shifts of who may still work them, and needs; what stands in the week stays. Sent again, it adds nothing. */
  copyWeek: {
    method: 'POST',
    path: 'rh/planning/copyWeek',
    access: writes(planningElement),
    touches: ['rh/pay'],
    input: z.strictObject({ from: ofOneWeek, to: ofOneWeek, ...inCompany }),
    answer: z.object({ copied: z.int(), left: z.int() }),
  },
  getWeekToPublish: {
    method: 'GET',
    path: 'rh/planning/toPublish/:isoYear/:isoWeek',
    access: writes(publishingElement),
    input: z.strictObject({ ...week, ...inCompany }),
    answer: ToPublish,
  },
  /** 400 PUBLISH_RED where something blocks and no reason is said; 403 of a reason from who may not pass limits; 409 NOTHING_TO_PUBLISH. */
  publishWeek: {
    method: 'POST',
    path: 'rh/planning/publish',
    access: writes(publishingElement),
    touches: ['platform/notifications', 'rh/pay'],
    input: z.strictObject({
      ...week,
      ...inCompany,
      reason: z.string().trim().min(shortestReason).max(500).optional(),
    }),
    answer: Publication,
  },
  /** Of the caller himself, as it was published. */
  getOwnPlanning: {
    method: 'GET',
    path: 'rh/planning/own/:isoYear/:isoWeek',
    access: signedIn(),
    input: ofOneWeek,
    answer: OwnPlanning,
  },
  /** That he has read it; the first time counts. */
  readPlanning: {
    method: 'POST',
    path: 'rh/planning/own/read',
    access: signedIn(),
    whileReadOnly: true,
    input: z.strictObject({ publicationId: idOf('rh.planning_publication') }),
    answer: nothing,
  },
})
