import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, idIn, type List } from '#kernel/shared/list.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import { anomalyCodes, Comment } from './anomaly.model.ts'
import { CheckChoices, mostAtOnce, Moved, PayCheck, PersonToPay, weekStates } from './pay-check.model.ts'
import { payCheckElement } from './pay-place.model.ts'

const ofCheck = { id: idOf('rh.pay_check') }
const people = { ...ofCheck, employeeIds: z.array(idOf('rh.employee')).min(1).max(mostAtOnce) }
/** Nothing is reckoned from what is no day. */
const Day = z.iso.date({ abort: true })
/** At most a month. */
const period = { companyId: idOf('platform.company'), from: Day, to: Day }
const isAMonthAtMost = ({ from, to }: { from: string; to: string }) =>
  from <= to && Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days < 31

const paidByName = {
  sorts: ['name'],
  isSearched: true,
  filters: { siteId: idIn('rh.site'), state: choice(weekStates) },
} as const satisfies List

/** What pay checks of a period (RH design, time-absences-pay, section 7), for the caller's companies. */
export const payCheckCalls = calls('rh/pay', {
  getPayCheckChoices: {
    method: 'GET',
    path: 'rh/pay/checks/pay/choices',
    access: reads(payCheckElement),
    answer: CheckChoices,
  },
  /** Null where nobody has begun to check that period. */
  getPayCheck: {
    method: 'GET',
    path: 'rh/pay/checks/pay/:companyId/:from/:to',
    access: reads(payCheckElement),
    input: z.strictObject(period).refine(isAMonthAtMost, { path: ['to'] }),
    answer: z.object({ check: PayCheck.nullable() }),
  },
  /** A period that is being checked already is answered as it stands. 400 of a site of another company. */
  openPayCheck: {
    method: 'POST',
    path: 'rh/pay/checks/pay',
    access: writes(payCheckElement),
    input: z
      .strictObject({ ...period, siteIds: z.array(idOf('rh.site')).max(200).default([]) })
      .refine(isAMonthAtMost, { path: ['to'] }),
    answer: z.object({ id: z.uuid() }),
  },
  /** A page of who is under contract in the period, or worked in it, with what each is paid by. */
  getPeopleOfPayCheck: {
    method: 'GET',
    path: 'rh/pay/checks/pay/people/:id/:page/:size/:search?',
    access: reads(payCheckElement),
    list: paidByName,
    input: z.strictObject({ ...ofCheck, ...fieldsOf(paidByName) }),
    answer: pageOf(PersonToPay),
  },
  /** Each by himself: the weeks that HR verified. 409 CHECK_CLOSED. */
  verifyPay: {
    method: 'POST',
    path: 'rh/pay/checks/:id/verifyPay',
    access: writes(payCheckElement),
    input: z.strictObject(people),
    answer: Moved,
  },
  /** What pay verified waits for it again; what was exported is told as a correction. 409 CHECK_CLOSED. */
  stepBackPay: {
    method: 'POST',
    path: 'rh/pay/checks/:id/stepBackPay',
    access: manages(payCheckElement),
    input: z.strictObject({ ...people, reason: Comment }),
    answer: Moved,
  },
  /** 409 ANOMALY_CHANGED where something else is found by now. */
  justifyPayAnomaly: {
    method: 'POST',
    path: 'rh/pay/checks/:id/justifyPay',
    access: writes(payCheckElement),
    input: z.strictObject({
      ...ofCheck,
      employeeId: idOf('rh.employee'),
      code: z.enum(anomalyCodes),
      day: z.iso.date().nullable(),
      found: z.string().max(300),
      comment: Comment,
    }),
    answer: nothing,
  },
  /** Nothing of it moves any more. 409 CHECK_UNFINISHED while weeks of it wait for somebody, or when it moved since. */
  closePayCheck: {
    method: 'POST',
    path: 'rh/pay/checks/:id/close',
    access: manages(payCheckElement),
    input: z.strictObject({ ...ofCheck, version: z.int32() }),
    answer: nothing,
  },
})
