import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { hrEventsCalls } from './hr-events.calls.ts'

const isOpen = ({ state }: Record<string, unknown>) => state === 'planned'
const read = (here: Here) => ({
  id: here.id('rh.appointment', isOpen),
  version: Number(here.row('rh.appointment', isOpen)?.version ?? 1),
})
const isEmployed = ({ company_id: companyId, status }: Record<string, unknown>) =>
  companyId !== null && status !== 'deleted'
const training = (here: Here) => ({
  kind: 'training' as const,
  title: 'Gestes et postures',
  companyId: String(here.row('rh.employee', isEmployed)?.company_id ?? here.id('platform.company')),
  siteId: null,
  fromDay: '2027-02-02',
  toDay: '2027-02-02',
  fromTime: '09:00',
  toTime: '12:00',
  employeeIds: [here.id('rh.employee', isEmployed)],
  note: null,
  reminderDays: [7],
})
const isNew = ({ binds, hiring_date: day }: Record<string, unknown>) => binds === true && day !== null

export const hrEventsExamples: Examples<typeof hrEventsCalls> = {
  getHrEvents: () => ({ from: '2026-11-01', to: '2026-11-30' }),
  getPeopleForHrEvent: here => ({ companyId: here.id('platform.company') }),
  createHrEvent: training,
  editHrEvent: here => ({ ...read(here), event: training(here) }),
  finishHrEvent: read,
  cancelHrEvent: read,
  markHrEvent: here => {
    const contract = here.row('rh.employment_contract', isNew)
    return {
      sourceKind: 'arrival' as const,
      sourceId: String(contract?.id ?? here.id('rh.employment_contract')),
      day: String(contract?.hiring_date ?? '2026-11-02').slice(0, 10),
      said: { mark: 'done' as const, reason: null },
    }
  },
}
