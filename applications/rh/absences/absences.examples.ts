import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { absencesCalls } from './absences.calls.ts'

const waiting = ({ state }: Record<string, unknown>) => state === 'requested'
const held = ({ state }: Record<string, unknown>) => state === 'approved'
const isPermanent = ({ family, state }: Record<string, unknown>) => family === 'permanent' && state === 'signed'
const permanent = (here: Here) =>
  String(here.row('rh.employment_contract', isPermanent)?.employee_id ?? here.id('rh.employee'))
const read = (here: Here, which: typeof waiting) => ({
  id: here.id('rh.absence', which),
  version: Number(here.row('rh.absence', which)?.version ?? 1),
})
const days = { typeCode: 'FORM', fromDay: '2027-02-02', fromNoon: false, toDay: '2027-02-03', untilNoon: true }
const reason = 'Récolte en cours'

export const absencesExamples: Examples<typeof absencesCalls> = {
  getAbsencesOfMonth: () => ({ year: 2026, month: 11 }),
  previewAbsence: here => ({ employeeId: permanent(here), ...days }),
  requestAbsence: here => ({ employeeId: permanent(here), ...days, privateReason: null }),
  approveAbsences: here => ({ absences: [read(here, waiting)] }),
  refuseAbsence: here => ({ ...read(here, waiting), reason }),
  withdrawAbsence: here => read(here, waiting),
  cancelAbsence: here => ({ ...read(here, held), reason }),
  adjustBalance: here => ({ employeeId: permanent(here), account: 'CP', hundredths: 250, reason: 'Reprise du solde' }),
}
