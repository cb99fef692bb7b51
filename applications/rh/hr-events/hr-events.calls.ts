import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { eventKinds, foundKinds, HrEvent, HrEventChoices, HrEventFields, Mark } from './hr-event.model.ts'
import { hrEventsElement } from './hr-events-place.model.ts'

const ofOne = z.strictObject({ id: idOf('rh.appointment') })
const read = ofOne.extend({ version: z.int32() })
const narrowing = { kind: z.enum(eventKinds).optional(), siteId: idOf('rh.site').optional() }

/** What happens with people (RH design, time-absences-pay, section 1), for the caller's companies. */
export const hrEventsCalls = calls('rh/hr-events', {
  /** By day. 400 PERIOD_TOO_LONG beyond 400 days. */
  getHrEvents: {
    method: 'GET',
    path: 'rh/events',
    access: reads(hrEventsElement),
    input: z.strictObject({ from: z.iso.date(), to: z.iso.date(), ...narrowing }),
    answer: z.array(HrEvent),
  },
  /** What passed in the last month and nobody dealt with, the oldest first. */
  getHrEventsLeftOpen: {
    method: 'GET',
    path: 'rh/events/leftOpen',
    access: reads(hrEventsElement),
    input: z.strictObject(narrowing),
    answer: z.array(HrEvent),
  },
  getHrEventChoices: {
    method: 'GET',
    path: 'rh/events/choices',
    access: reads(hrEventsElement),
    answer: HrEventChoices,
  },
  /** People of a company with whom something may be planned, by name. */
  getPeopleForHrEvent: {
    method: 'GET',
    path: 'rh/events/people',
    access: writes(hrEventsElement),
    input: z.strictObject({ companyId: idOf('platform.company'), search: z.string().max(100).optional() }),
    answer: z.array(z.object({ id: idOf('rh.employee'), name: z.string(), firstname: z.string() })),
  },
  createHrEvent: {
    method: 'POST',
    path: 'rh/events',
    status: 201,
    access: writes(hrEventsElement),
    input: HrEventFields,
    answer: HrEvent,
  },
  /** 409 EVENT_ENDED, VERSION_CONFLICT */
  editHrEvent: {
    method: 'PUT',
    path: 'rh/events/:id',
    access: writes(hrEventsElement),
    input: read.extend({ event: HrEventFields }),
    answer: HrEvent,
  },
  /** 409 EVENT_ENDED, VERSION_CONFLICT */
  finishHrEvent: {
    method: 'POST',
    path: 'rh/events/:id/done',
    access: writes(hrEventsElement),
    input: read,
    answer: HrEvent,
  },
  /** 409 EVENT_ENDED, VERSION_CONFLICT */
  cancelHrEvent: {
    method: 'POST',
    path: 'rh/events/:id/cancel',
    access: writes(hrEventsElement),
    input: read,
    answer: HrEvent,
  },
  /** Of an event of a contract or paper on its day; the last word holds. */
  markHrEvent: {
    method: 'POST',
    path: 'rh/events/auto/:sourceKind/:sourceId/mark',
    access: writes(hrEventsElement),
    input: z.strictObject({
      sourceKind: z.enum(foundKinds),
      sourceId: idOf('rh.employment_contract', 'rh.employee_document'),
      day: z.iso.date(),
      said: Mark,
    }),
    answer: HrEvent,
  },
})
