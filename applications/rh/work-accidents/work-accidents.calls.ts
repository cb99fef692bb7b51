import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, idIn, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import { PersonFound } from '#rh/person-found.model.ts'
import {
  Analysis,
  Declaration,
  kindsOfAccident,
  SafetyCockpit,
  WorkAccident,
  WorkAccidentChange,
  WorkAccidentFields,
} from './work-accident.model.ts'
import { safetyElement } from './work-accidents-place.model.ts'

const ofOne = { id: idOf('rh.work_accident'), version: z.int32() }

const lastFirst = {
  sorts: ['occurredAt'],
  comparedSorts: ['name'],
  isUsuallyDownwards: true,
  isSearched: true,
  tabs: 'open',
  filters: {
    open: choice(['toDeclare', 'open', 'closed', 'all']),
    kind: choice(kindsOfAccident),
    companyId: idIn('platform.company'),
  },
} as const satisfies List

/** Accidents at work, their declaration and their register (RH design, time-absences-pay, section 2). */
export const workAccidentsCalls = calls('rh/work-accidents', {
  getSafetyCockpit: {
    method: 'GET',
    path: 'rh/safety/cockpit',
    access: reads(safetyElement),
    input: z.strictObject({}),
    answer: SafetyCockpit,
  },
  getPaginatedWorkAccidents: {
    method: 'GET',
    path: 'rh/safety/accidents/:page/:size/:search?',
    access: reads(safetyElement),
    ...listOf(WorkAccident, lastFirst),
  },
  /** People of whom one may report an accident, by name. */
  getPeopleHurt: {
    method: 'GET',
    path: 'rh/safety/people',
    access: writes(safetyElement),
    input: z.strictObject({ search: z.string().max(100).optional() }),
    answer: z.array(PersonFound),
  },
  reportWorkAccident: {
    method: 'POST',
    path: 'rh/safety/accidents',
    access: writes(safetyElement),
    status: 201,
    input: WorkAccidentFields,
    answer: WorkAccident,
  },
  /** One in the register that turns out to need care or a stop is to be declared from then on. */
  editWorkAccident: {
    method: 'PUT',
    path: 'rh/safety/accidents/:id',
    access: writes(safetyElement),
    input: WorkAccidentChange,
    answer: WorkAccident,
  },
  declareWorkAccident: {
    method: 'POST',
    path: 'rh/safety/accidents/:id/declare',
    access: writes(safetyElement),
    input: Declaration.extend(ofOne),
    answer: WorkAccident,
  },
  /** Gives it the next line of the register of its company. */
  registerWorkAccident: {
    method: 'POST',
    path: 'rh/safety/accidents/:id/register',
    access: writes(safetyElement),
    input: z.strictObject(ofOne),
    answer: WorkAccident,
  },
  closeWorkAccident: {
    method: 'POST',
    path: 'rh/safety/accidents/:id/close',
    access: writes(safetyElement),
    input: Analysis.extend(ofOne),
    answer: WorkAccident,
  },
})
