import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls, file, nothing } from '#kernel/shared/call.ts'
import type { List } from '#kernel/shared/list.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import { ExternalWorker, externalWorkerFields } from './external-worker.model.ts'
import { InspectorLink } from './inspection.model.ts'
import { registerByNumber } from './register-list.model.ts'
import { registerElement } from './register-place.model.ts'
import {
  Establishment,
  periodFields,
  registeredFields,
  RegisterLine,
  registerParts,
  RegisterRow,
} from './register-line.model.ts'

const siret = z.string().regex(/^\d{14}$/)
const ofEstablishment = z.strictObject({ siret })
const ofOne = z.strictObject({ id: idOf('rh.register_entry') })

/** The register of the staff of each establishment (code du travail, L1221-13 to -15). */
export const registerCalls = calls('rh/register', {
  getEstablishmentsOfRegister: {
    method: 'GET',
    path: 'rh/register/establishments',
    access: reads(registerElement),
    answer: z.array(Establishment),
  },
  getPageOfRegister: {
    method: 'GET',
    path: 'rh/register/:siret/:page/:size/:search?',
    access: reads(registerElement),
    list: registerByNumber,
    input: ofEstablishment.extend({ ...fieldsOf(registerByNumber), part: z.enum(registerParts).default('staff') }),
    answer: pageOf(RegisterRow),
  },
  /** Every line that speaks of an entry, the first being itself. */
  getLinesOfRegisterEntry: {
    method: 'GET',
    path: 'rh/register/entries/:id/lines',
    access: reads(registerElement),
    input: ofOne,
    answer: z.array(RegisterLine),
  },
  correctRegisterEntry: {
    method: 'POST',
    path: 'rh/register/entries/:id/correct',
    access: writes(registerElement),
    input: ofOne.extend({
      fields: z.strictObject({ ...registeredFields.shape, isVoid: z.boolean() }).partial(),
      reason: z.string().overwrite(asOneLine).min(3).max(500),
    }),
    answer: RegisterLine,
  },
  exportRegister: {
    method: 'GET',
    path: 'rh/register/:siret/export',
    access: manages(registerElement),
    input: ofEstablishment.extend({ ...periodFields, format: z.enum(['pdf', 'csv']) }),
    answer: file(),
    outside: true,
    leavesTrace: true,
  },
  getInspectorLinks: {
    method: 'GET',
    path: 'rh/register/:siret/inspectorLinks',
    access: manages(registerElement),
    input: ofEstablishment,
    answer: z.array(InspectorLink),
  },
  makeInspectorLink: {
    method: 'POST',
    path: 'rh/register/:siret/inspectorLink',
    access: manages(registerElement),
    inPerson: true,
    input: ofEstablishment,
    answer: InspectorLink.extend({ url: z.string() }),
    status: 201,
  },
  revokeInspectorLink: {
    method: 'DELETE',
    path: 'rh/register/inspectorLinks/:id',
    access: manages(registerElement),
    input: z.strictObject({ id: idOf('rh.inspector_link') }),
    answer: nothing,
  },
})

const workersByDay = {
  sorts: ['starts'],
  comparedSorts: ['name', 'kind', 'organisation', 'ends', 'number'],
  /** Those who came last, or are still to come, first. */
  isUsuallyDownwards: true,
} as const satisfies List

const { page, size, ...ofWorkers } = fieldsOf(workersByDay)

/** People sent by others, and trainees: what the register says of them is entered by hand. */
export const externalWorkersCalls = calls('rh/register', {
  getExternalWorkers: {
    method: 'GET',
    path: 'rh/externalWorkers',
    access: reads(registerElement),
    list: workersByDay,
    input: ofEstablishment.extend({ page: page.default(0), size: size.default(10), ...ofWorkers }),
    answer: pageOf(ExternalWorker),
  },
  addExternalWorker: {
    method: 'POST',
    path: 'rh/externalWorkers',
    access: writes(registerElement),
    input: z.strictObject({ ...externalWorkerFields.shape, siret }),
    answer: ExternalWorker,
    status: 201,
  },
  editExternalWorker: {
    method: 'PUT',
    path: 'rh/externalWorkers/:id',
    access: writes(registerElement),
    input: z.strictObject({
      ...externalWorkerFields.omit({ kind: true }).shape,
      id: idOf('rh.external_worker'),
      version: z.int32().optional(),
    }),
    answer: ExternalWorker,
  },
})
