import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, idIn, type List } from '#kernel/shared/list.ts'
import { day, listOf } from '#kernel/shared/list-of.ts'
import { PersonFound } from '#rh/person-found.model.ts'
import { touchedByStaff } from '#rh/touched-by-staff.model.ts'
import {
  Absence,
  AbsenceChoices,
  AbsenceFields,
  AbsencePreview,
  AbsencePreviewed,
  absenceStates,
  Adjustment,
  AwayRow,
  Balance,
  Decided,
  Decision,
} from './absence.model.ts'
import { absenceCodes } from './absence-type.model.ts'
import { absencesElement, administrationElement, validationElement } from './absences-place.model.ts'

const ofOne = z.strictObject({ id: idOf('rh.absence'), version: z.int32() })
const ofEmployee = z.strictObject({ employeeId: idOf('rh.employee') })

const absencesByDay = {
  sorts: ['fromDay'],
  comparedSorts: ['name'],
  isSearched: true,
  isUsuallyDownwards: true,
  tabs: 'waiting',
  filters: {
    waiting: choice(['waiting', 'current', 'all']),
    state: choice(absenceStates),
    typeCode: choice(absenceCodes),
    companyId: idIn('platform.company'),
    from: day(),
    until: day(),
  },
} as const satisfies List

/** Absences, their approval and balances of days (RH design, time-absences-pay, section 3), for the caller's companies. */
export const absencesCalls = calls('rh/absences', {
  getPaginatedAbsences: {
    method: 'GET',
    path: 'rh/absences/:page/:size/:search?',
    access: reads(absencesElement),
    ...listOf(Absence, absencesByDay),
  },
  /** Who is away in a month, for the calendar. */
  getAbsencesOfMonth: {
    method: 'GET',
    path: 'rh/absences/month/:year/:month',
    access: reads(absencesElement),
    input: z.strictObject({
      year: z.coerce.number<number>().int().min(2000).max(2100),
      month: z.coerce.number<number>().int().min(1).max(12),
    }),
    answer: z.array(AwayRow),
  },
  getAbsenceChoices: {
    method: 'GET',
    path: 'rh/absences/choices',
    access: reads(absencesElement),
    input: z.strictObject({}),
    answer: AbsenceChoices,
  },
  /** People for whom one may ask, by name. */
  getPeopleToBeAway: {
    method: 'GET',
    path: 'rh/absences/people',
    access: writes(absencesElement),
    input: z.strictObject({ search: z.string().max(100).optional() }),
    answer: z.array(PersonFound),
  },
  previewAbsence: {
    method: 'POST',
    path: 'rh/absences/preview',
    access: writes(absencesElement),
    touches: [],
    input: AbsencePreviewed,
    answer: AbsencePreview,
  },
  /** Approved at once where its type asks nobody, or the caller administers. 400 where another stands on these days. */
  requestAbsence: {
    method: 'POST',
    path: 'rh/absences',
    access: writes(absencesElement),
    status: 201,
    touches: touchedByStaff,
    input: AbsenceFields,
    answer: Absence,
  },
  approveAbsences: {
    method: 'POST',
    path: 'rh/absences/approve',
    access: writes(validationElement),
    touches: touchedByStaff,
    input: z.strictObject({ absences: z.array(ofOne).min(1).max(200) }),
    answer: z.object({ results: z.array(Decided) }),
  },
  refuseAbsence: {
    method: 'POST',
    path: 'rh/absences/:id/refuse',
    access: writes(validationElement),
    touches: ['rh/skills', 'rh/planning', 'rh/annual-programs', 'rh/pay'],
    input: ofOne.extend({ reason: Decision }),
    answer: Absence,
  },
  withdrawAbsence: {
    method: 'POST',
    path: 'rh/absences/:id/withdraw',
    access: writes(absencesElement),
    touches: ['rh/skills', 'rh/planning', 'rh/annual-programs', 'rh/pay'],
    input: ofOne,
    answer: Absence,
  },
  /** One that held: its days come back, and the contract is no longer suspended by it. */
  cancelAbsence: {
    method: 'POST',
    path: 'rh/absences/:id/cancel',
    access: writes(validationElement),
    touches: touchedByStaff,
    input: ofOne.extend({ reason: Decision }),
    answer: Absence,
  },
  getBalances: {
    method: 'GET',
    path: 'rh/absences/balances/:employeeId',
    access: reads(absencesElement),
    input: ofEmployee,
    answer: z.array(Balance),
  },
  adjustBalance: {
    method: 'POST',
    path: 'rh/absences/balances/:employeeId/adjust',
    access: writes(administrationElement),
    input: Adjustment,
    answer: z.array(Balance),
  },
})
