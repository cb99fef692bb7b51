import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { payCheckCalls } from './pay-check.calls.ts'

const period = { from: '2026-06-01', to: '2026-06-30' }
const ofPay = ({ kind, closed_at: closedAt }: Record<string, unknown>) => kind === 'pay' && closedAt === null
const check = (here: Here) => ({ id: here.id('rh.pay_check', ofPay) })
const people = (here: Here) => ({ ...check(here), employeeIds: [here.id('rh.employee')] })
const company = (here: Here) => ({ companyId: here.id('platform.company') })

export const payCheckExamples: Examples<typeof payCheckCalls> = {
  getPayCheck: here => ({ ...company(here), ...period }),
  openPayCheck: here => ({ ...company(here), ...period, siteIds: [] }),
  getPeopleOfPayCheck: here => ({ ...check(here), page: 0, size: 10 }),
  verifyPay: people,
  stepBackPay: here => ({ ...people(here), reason: 'Prime de froid oubliée' }),
  justifyPayAnomaly: here => ({
    ...check(here),
    employeeId: here.id('rh.employee'),
    code: 'no_iban',
    day: null,
    found: '//',
    comment: 'Payé par chèque ce mois-ci',
  }),
  closePayCheck: here => ({ ...check(here), version: Number(here.row('rh.pay_check', ofPay)?.version ?? 1) }),
}
