import { randomUUID } from 'node:crypto'
import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { planningCalls } from './planning.calls.ts'

const week = { isoYear: 2026, isoWeek: 23 }
const isEmployed = ({ company_id: companyId, status }: Record<string, unknown>) =>
  companyId !== null && status !== 'deleted'
const companyOf = (here: Here) => String(here.row('rh.employee', isEmployed)?.company_id ?? here.id('platform.company'))

export const planningExamples: Examples<typeof planningCalls> = {
  getPlanningWeek: () => ({ ...week, page: 0, size: 10 }),
  getNeedsOfWeek: () => week,
  writeShifts: here => ({
    added: [
      {
        clientShiftId: randomUUID(),
        employeeId: here.id('rh.employee', isEmployed),
        workDate: '2026-06-02',
        from: '08:00',
        until: '16:00',
        breakMinutes: 60,
        positionId: null,
        unitId: null,
      },
    ],
  }),
  writeNeeds: here => ({
    companyId: companyOf(here),
    siteId: null,
    unitId: null,
    positionId: here.id('rh.position'),
    from: '08:00',
    until: '16:00',
    quantity: 6,
    days: ['2026-06-02'],
  }),
  removeNeed: here => ({
    id: here.id('rh.staffing_need'),
    version: Number(here.row('rh.staffing_need')?.version ?? 1),
  }),
  copyWeek: here => ({ from: week, to: { isoYear: 2026, isoWeek: 24 }, companyId: companyOf(here) }),
  getWeekToPublish: here => ({ ...week, companyId: companyOf(here) }),
  publishWeek: here => ({ ...week, companyId: companyOf(here), reason: 'Récolte avancée de trois jours' }),
  getOwnPlanning: () => week,
  readPlanning: here => ({ publicationId: here.id('rh.planning_publication') }),
}
