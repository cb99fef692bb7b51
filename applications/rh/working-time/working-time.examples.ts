import { randomUUID } from 'node:crypto'
import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { workingTimeCalls } from './working-time.calls.ts'

const week = { isoYear: 2026, isoWeek: 40 }
const day = { workDate: '2026-06-02', breakMinutes: 60, totalMinutes: null, task: 'Récolte' }
const open = ({ state }: Record<string, unknown>) => state === 'draft' || state === 'submitted'
const somebody = (here: Here) => here.id('rh.employee', ({ status }) => status !== 'deleted')
const entry = (here: Here) => ({
  id: here.id('rh.time_entry', open),
  version: Number(here.row('rh.time_entry', open)?.version ?? 1),
})

export const workingTimeExamples: Examples<typeof workingTimeCalls> = {
  getWeekOfHours: () => ({ ...week, page: 0, size: 10 }),
  enterHours: here => ({
    entries: [{ ...day, from: '08:00', until: '17:00', clientEntryId: randomUUID(), employeeId: somebody(here) }],
  }),
  editHours: here => ({ ...day, ...entry(here), workDate: '2026-05-05', from: '09:00', until: '17:00' }),
  removeHours: entry,
  submitHours: here => ({ ...week, employeeIds: [somebody(here)] }),
  validateHours: here => ({ ...week, employeeIds: [somebody(here)], reason: 'Renfort de dernière heure' }),
  reopenHours: here => ({ ...week, employeeIds: [somebody(here)], reason: 'Pause oubliée le mardi' }),
}
