import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, idIn, type List } from '#kernel/shared/list.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import { anomalyCodes, Comment } from './anomaly.model.ts'
import { CheckChoices, HrCheck, mostAtOnce, Moved, PersonToCheck, weekStates } from './pay-check.model.ts'
import { hrCheckElement } from './pay-place.model.ts'

const ofCheck = { id: idOf('rh.pay_check') }
const people = { ...ofCheck, employeeIds: z.array(idOf('rh.employee')).min(1).max(mostAtOnce) }
const company = { companyId: idOf('platform.company') }
const monday = z.iso.date({ abort: true }).refine(day => Temporal.PlainDate.from(day).dayOfWeek === 1)
const justified = z.strictObject({
  ...ofCheck,
  employeeId: idOf('rh.employee'),
  code: z.enum(anomalyCodes),
  day: z.iso.date().nullable(),
  found: z.string().max(300),
  comment: Comment,
})

const peopleByName = {
  sorts: ['name'],
  isSearched: true,
  filters: { siteId: idIn('rh.site'), state: choice(weekStates) },
} as const satisfies List

/** What HR and pay check before people are paid (RH design, time-absences-pay, section 7), for the caller's companies. */
export const payCalls = calls('rh/pay', {
  getHrCheckChoices: {
    method: 'GET',
    path: 'rh/pay/checks/hr/choices',
    access: reads(hrCheckElement),
    answer: CheckChoices,
  },
  /** Null where nobody has begun to check that week. */
  getHrCheck: {
    method: 'GET',
    path: 'rh/pay/checks/hr/:companyId/:monday',
    access: reads(hrCheckElement),
    input: z.strictObject({ ...company, monday }),
    answer: z.object({ check: HrCheck.nullable() }),
  },
  /** A week that is being checked already is answered as it stands. 400 of a site of another company. */
  openHrCheck: {
    method: 'POST',
    path: 'rh/pay/checks/hr',
    access: writes(hrCheckElement),
    input: z.strictObject({ ...company, monday, siteIds: z.array(idOf('rh.site')).max(200).default([]) }),
    answer: z.object({ id: z.uuid() }),
  },
  /** A page of who is under contract in the week, or worked in it. */
  getPeopleOfHrCheck: {
    method: 'GET',
    path: 'rh/pay/checks/hr/people/:id/:page/:size/:search?',
    access: reads(hrCheckElement),
    list: peopleByName,
    input: z.strictObject({ ...ofCheck, ...fieldsOf(peopleByName) }),
    answer: pageOf(PersonToCheck),
  },
  /** Each by himself; whom something stands against is left, by name. */
  verifyHr: {
    method: 'POST',
    path: 'rh/pay/checks/:id/verifyHr',
    access: writes(hrCheckElement),
    input: z.strictObject(people),
    answer: Moved,
  },
  /** What HR verified is open again; what pay verified is pay's to step back. */
  stepBackHr: {
    method: 'POST',
    path: 'rh/pay/checks/:id/stepBackHr',
    access: manages(hrCheckElement),
    input: z.strictObject({ ...people, reason: Comment }),
    answer: Moved,
  },
  /** 409 ANOMALY_CHANGED where something else is found by now. */
  justifyHrAnomaly: {
    method: 'POST',
    path: 'rh/pay/checks/:id/justifyHr',
    access: writes(hrCheckElement),
    input: justified,
    answer: nothing,
  },
})
