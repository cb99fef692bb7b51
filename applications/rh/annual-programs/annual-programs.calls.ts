import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import type { List } from '#kernel/shared/list.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import { annualElement } from './annual-place.model.ts'
import {
  AnnualChoices,
  AnnualProgram,
  ClosedAccounts,
  firstYear,
  lastYear,
  NewProgram,
  PersonOfProgram,
  ProgramChange,
  ProgramToClose,
  ReadProgram,
  Reason,
} from './annual-programs.model.ts'

const peopleByName = { sorts: ['name'], isSearched: true } as const satisfies List
const ofProgram = z.strictObject({ id: idOf('rh.annual_program') })

/** Programs of the year by group (RH design, time-absences-pay, section 6.2), for the caller's companies. */
export const annualProgramsCalls = calls('rh/annual-programs', {
  /** Those that meet a civil year, by company and group. */
  getAnnualPrograms: {
    method: 'GET',
    path: 'rh/planning/annual',
    access: reads(annualElement),
    input: z.strictObject({
      year: z.coerce.number<number>().int().min(firstYear).max(lastYear),
      companyId: idOf('platform.company').optional(),
    }),
    answer: z.object({ programs: z.array(AnnualProgram) }),
  },
  getAnnualChoices: {
    method: 'GET',
    path: 'rh/planning/annual/choices',
    access: reads(annualElement),
    answer: AnnualChoices,
  },
  /** A draft, whose weeks are proposed or taken over from another program. 400 of a unit of another company. */
  createAnnualProgram: {
    method: 'POST',
    path: 'rh/planning/annual',
    access: writes(annualElement),
    input: NewProgram,
    answer: AnnualProgram,
  },
  /**
   * 400 of a week above the limit of the profile. Of a published program weeks alone change, seven days ahead, with a reason, and
   * its people are told; 409 TRANSITION_INVALID of anything else, PROGRAM_CLOSED.
   */
  editAnnualProgram: {
    method: 'PUT',
    path: 'rh/planning/annual/:id',
    access: writes(annualElement),
    touches: ['platform/notifications'],
    input: ProgramChange,
    answer: AnnualProgram,
  },
  /** A draft; 409 TRANSITION_INVALID of another. */
  removeAnnualProgram: {
    method: 'POST',
    path: 'rh/planning/annual/:id/remove',
    access: writes(annualElement),
    input: ReadProgram,
    answer: nothing,
  },
  /** 400 SUM_OFF where the weeks are more than an hour off the target; 409 PROGRAM_OVERLAP where people have another program. */
  submitAnnualProgram: {
    method: 'POST',
    path: 'rh/planning/annual/:id/submit',
    access: writes(annualElement),
    input: ReadProgram,
    answer: AnnualProgram,
  },
  /** 400 PUBLISH_LATE less than a month before it begins, unless a reason is said. Its people are told. */
  publishAnnualProgram: {
    method: 'POST',
    path: 'rh/planning/annual/:id/publish',
    access: manages(annualElement),
    touches: ['platform/notifications'],
    input: ReadProgram.extend({ reason: Reason.optional() }),
    answer: AnnualProgram,
  },
  getProgramToClose: {
    method: 'GET',
    path: 'rh/planning/annual/:id/toClose',
    access: manages(annualElement),
    input: ofProgram,
    answer: ProgramToClose,
  },
  /**
   * Settles everybody's balance: carried for those who are named, else paid with its premium or waived. 409 PROGRAM_UNDER_WAY
   * before its last day is over, HOURS_NOT_VALIDATED while hours wait.
   */
  closeAnnualProgram: {
    method: 'POST',
    path: 'rh/planning/annual/:id/close',
    access: manages(annualElement),
    input: ReadProgram.extend({ carriedIds: z.array(idOf('rh.employee')).max(5000) }),
    answer: ClosedAccounts,
  },
  /** A page of who is under contract in its period, with planned, done and balance. */
  getPeopleOfProgram: {
    method: 'GET',
    path: 'rh/planning/annual/:id/people/:page/:size/:search?',
    access: reads(annualElement),
    list: peopleByName,
    input: z.strictObject({ ...ofProgram.shape, ...fieldsOf(peopleByName) }),
    answer: pageOf(PersonOfProgram),
  },
})
