import type { Examples, Here } from '#kernel/testing/examples.ts'
import { externalWorkersCalls, registerCalls } from './register.calls.ts'

/** Of an establishment that has a register. */
const siretOf = (here: Here) => String(here.row('rh.register_entry')?.siret ?? '73282932000074')

export const registerExamples: Examples<typeof registerCalls> = {
  getPageOfRegister: here => ({ siret: siretOf(here), page: 0, size: 10 }),
  correctRegisterEntry: here => ({
    id: here.id('rh.register_entry'),
    fields: { job: 'Serriste' },
    reason: 'Mauvais intitulé',
  }),
  exportRegister: here => ({ siret: siretOf(here), format: 'csv' }),
  getInspectorLinks: here => ({ siret: siretOf(here) }),
  makeInspectorLink: here => ({ siret: siretOf(here) }),
}

const trainee = {
  lastName: 'Petit',
  firstNames: 'Paul',
  citizenship: null,
  birthDate: null,
  sex: null,
  job: null,
  qualification: null,
  startsOn: '2026-11-21',
  endsOn: null,
  organisationName: null,
  organisationAddress: null,
  tutorName: 'Roux',
  place: 'Serre 4',
} as const

export const externalWorkersExamples: Examples<typeof externalWorkersCalls> = {
  getExternalWorkers: here => ({ siret: siretOf(here) }),
  addExternalWorker: here => ({ ...trainee, kind: 'trainee', siret: siretOf(here) }),
  editExternalWorker: here => ({ ...trainee, id: here.id('rh.external_worker') }),
}
