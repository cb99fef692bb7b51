import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { registeredFields } from './register-line.model.ts'

/** Who works in an establishment without being of its staff, by whoever sends him. */
export const externalKinds = ['agency', 'employerGroup', 'contractor', 'trainee', 'civicService'] as const
export type ExternalKind = (typeof externalKinds)[number]

/** Those of the part of trainees: a tutor looks after them. */
export const isTrainee = (kind: ExternalKind) => kind === 'trainee' || kind === 'civicService'

const { lastName, firstNames, citizenship, birthDate, sex, job, qualification, tutorName, place } =
  registeredFields.shape

export const externalWorkerFields = z.object({
  kind: z.enum(externalKinds),
  lastName,
  firstNames,
  citizenship,
  birthDate,
  sex,
  job,
  qualification,
  startsOn: z.iso.date(),
  endsOn: z.iso.date().nullable(),
  /** The agency, the group of employers, the company that sends him; the school of a trainee. */
  organisationName: registeredFields.shape.agencyName,
  organisationAddress: registeredFields.shape.agencyAddress,
  tutorName,
  place,
})
export type ExternalWorkerFields = z.output<typeof externalWorkerFields>

type Fault = { field: keyof ExternalWorkerFields; code: string; message: string }

const wanted = {
  trainee: ['tutorName', 'place'],
  lent: ['organisationName', 'organisationAddress'],
} as const

/** What the law asks of each kind (D1221-23, 10° and 11°; D1221-23-1). */
export function faultsOfExternalWorker(worker: ExternalWorkerFields): Fault[] {
  const missing = wanted[isTrainee(worker.kind) ? 'trainee' : 'lent'].filter(field => worker[field] === null)
  return [
    ...missing.map(field => ({ field, code: 'required', message: 'rh.external.required' })),
    ...(worker.endsOn !== null && worker.endsOn < worker.startsOn
      ? [{ field: 'endsOn' as const, code: 'order', message: 'rh.register.ends-before' }]
      : []),
  ]
}

export const ExternalWorker = z.object({
  id: idOf('rh.external_worker'),
  siret: z.string(),
  ...externalWorkerFields.shape,
  /** Number of the entry in the register, once the person has come. */
  entryNumber: z.int().nullable(),
  version: z.int(),
})
export type ExternalWorker = z.output<typeof ExternalWorker>
