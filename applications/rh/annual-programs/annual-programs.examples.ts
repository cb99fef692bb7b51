import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { annualProgramsCalls } from './annual-programs.calls.ts'

const program = (here: Here, state: string) => {
  const row = here.row('rh.annual_program', one => one.state === state) ?? here.row('rh.annual_program')
  return { id: String(row?.id ?? here.id('rh.annual_program')), version: Number(row?.version ?? 1) }
}
const fields = { groupLabel: 'Équipe des essais', unitIds: [], firstDay: '2031-01-01', lastDay: '2031-12-31' }

export const annualProgramsExamples: Examples<typeof annualProgramsCalls> = {
  getAnnualPrograms: () => ({ year: 2026 }),
  createAnnualProgram: here => ({ ...fields, companyId: here.id('platform.company'), copyOfId: null }),
  editAnnualProgram: here => ({ ...fields, ...program(here, 'draft'), weeks: [] }),
  removeAnnualProgram: here => program(here, 'draft'),
  submitAnnualProgram: here => program(here, 'draft'),
  publishAnnualProgram: here => ({ ...program(here, 'submitted'), reason: 'Accord signé cette semaine' }),
  getProgramToClose: here => ({ id: here.id('rh.annual_program') }),
  closeAnnualProgram: here => ({ ...program(here, 'published'), carriedIds: [] }),
  getPeopleOfProgram: here => ({ id: here.id('rh.annual_program'), page: 0, size: 10 }),
}
