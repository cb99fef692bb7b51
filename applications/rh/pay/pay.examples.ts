import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { payCalls } from './pay.calls.ts'

const monday = '2026-06-01'
const ofHr = ({ kind }: Record<string, unknown>) => kind === 'hr'
const check = (here: Here) => ({ id: here.id('rh.pay_check', ofHr) })
const people = (here: Here) => ({ ...check(here), employeeIds: [here.id('rh.employee')] })
const company = (here: Here) => ({ companyId: here.id('platform.company') })
const justified = {
  code: 'no_hours',
  day: '2026-06-01',
  found: '1/5/',
  comment: 'Récupération convenue avec lui',
} as const

export const payExamples: Examples<typeof payCalls> = {
  getHrCheck: here => ({ ...company(here), monday }),
  openHrCheck: here => ({ ...company(here), monday, siteIds: [] }),
  getPeopleOfHrCheck: here => ({ ...check(here), page: 0, size: 10 }),
  verifyHr: people,
  stepBackHr: here => ({ ...people(here), reason: 'Pause oubliée le mardi' }),
  justifyHrAnomaly: here => ({ ...check(here), employeeId: here.id('rh.employee'), ...justified }),
}
