import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { WorkTime, WorkTimeChange, NewWorkTime } from './work-time.model.ts'
import { ArchivedTerm, listInput, ofOne, settings, staff } from './term.model.ts'

const touches = ['rh']

/** Full times, part times and packages of days (hr-and-workshop, section 7, Reference data). */
export const workTimesCalls = calls('rh/contract-terms', {
  getWorkTimes: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getWorkTimes',
    access: reads(settings, staff),
    input: listInput,
    answer: z.array(WorkTime),
  },
  getWorkTimeById: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getWorkTimeById/:id',
    access: reads(settings, staff),
    input: ofOne('rh.work_time'),
    answer: WorkTime,
  },
  createWorkTime: {
    method: 'POST',
    path: 'rh/gestionPersonnel/createWorkTime',
    access: writes(settings),
    input: z.strictObject({ workTime: NewWorkTime }),
    touches,
    answer: WorkTime,
  },
  editWorkTime: {
    method: 'POST',
    path: 'rh/gestionPersonnel/editWorkTime',
    access: writes(settings),
    input: z.strictObject({ workTime: WorkTimeChange }),
    touches,
    answer: WorkTime,
  },
  archiveWorkTime: {
    method: 'DELETE',
    path: 'rh/gestionPersonnel/archiveWorkTime/:id',
    access: manages(settings),
    input: ofOne('rh.work_time'),
    touches,
    answer: ArchivedTerm,
  },
})
