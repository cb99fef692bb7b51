import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { workAccidentsCalls } from './work-accidents.calls.ts'

type Row = Record<string, unknown>

const read = (here: Here, which: (row: Row) => boolean) => ({
  id: here.id('rh.work_accident', which),
  version: Number(here.row('rh.work_accident', which)?.version ?? 1),
})
const is = (state: string, isBenign: boolean) => (row: Row) =>
  row.state === state && (row.kind === 'benign') === isBenign
const binds = ({ state, family }: Row) => state === 'signed' && family === 'permanent'

const told = {
  kind: 'benign',
  occurredAt: '2026-09-01T08:00:00Z',
  knownAt: '2026-09-01T08:30:00Z',
  place: 'Serre nord',
  circumstances: 'Coupure au doigt en effeuillant.',
  witness: null,
  injuredPart: null,
  injury: null,
  hadCare: false,
  stoppedFrom: null,
  stoppedTo: null,
} as const

export const workAccidentsExamples: Examples<typeof workAccidentsCalls> = {
  reportWorkAccident: here => ({
    ...told,
    employeeId: String(here.row('rh.employment_contract', binds)?.employee_id ?? here.id('rh.employee')),
  }),
  editWorkAccident: here => ({ ...told, ...read(here, is('reported', true)) }),
  declareWorkAccident: here => ({
    ...read(here, is('reported', false)),
    declaredAt: String(here.row('rh.work_accident', is('reported', false))?.known_at ?? told.knownAt),
    reference: 'MSA-1204',
    reserves: null,
  }),
  registerWorkAccident: here => read(here, is('reported', true)),
  closeWorkAccident: here => ({
    ...read(here, ({ state }) => state === 'declared' || state === 'registered'),
    cause: 'Couteau sans protection',
    measures: 'Couteaux à lame rétractable',
  }),
}
