import { z } from 'zod'
import type { Call } from '#kernel/shared/call.ts'

export type Input = Record<string, unknown>

type Schema = {
  type?: string
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  exclusiveMinimum?: number
  minLength?: number
  minItems?: number
}

/** A version 7 id that nothing bears. */
export const unknownId = '0198a000-0000-7000-8000-000000000000'

const registration = {
  legalName: 'Vergers',
  legalForm: 'SCEA',
  siren: '732829320',
  siret: '73282932000074',
  address: { address: '12 rue des Serres', postCode: '49000', city: 'Angers', country: 'FR' },
  representative: { firstname: 'Paul', name: 'Petit', jobtitle: 'Gérant' },
}

const { siret } = registration

const trainee = {
  lastName: 'mot',
  firstNames: 'mot',
  citizenship: null,
  birthDate: null,
  sex: null,
  job: null,
  qualification: null,
  startsOn: '2026-11-21',
  endsOn: null,
  organisationName: null,
  organisationAddress: null,
  tutorName: 'mot',
  place: 'mot',
}

/** Calls whose rules a schema cannot tell in full. */
const examples: Record<string, Input> = {
  editUser: {
    id: unknownId,
    editorId: unknownId,
    firstname: 'Paul',
    name: 'Petit',
    mail: 'paul.petit@essai.example',
    jobtitle: null,
  },
  createAndLinkUser: {
    clientId: unknownId,
    firstname: 'Paul',
    name: 'Petit',
    mail: 'paul.petit@essai.example',
    jobtitle: null,
    serviceIds: [],
  },
  requestDocuments: { employeeIds: [unknownId], kindCode: 'idCard', channel: 'mail' },
  requestManyDocuments: { employeeIds: [unknownId], kindCodes: ['idCard'] },
  getOptionUses: { id: unknownId, option: 'taille0m' },
  createEmployee: { employee: { name: 'Petit', firstname: 'Paul', title: 'mr', dateOfBirth: '1994-03-14' } },
  postEmployee: { employee: { name: 'Petit', firstname: 'Paula', title: 'mrs', dateOfBirth: '1994-03-14' } },
  changeSoftware1Number: { employeeId: unknownId, software1Number: 'M-00147' },
  changeSoftware1NumberAtRoot: { employeeId: unknownId, software1Number: 'M-00148' },
  // Of another name than their first style gives, which comes before.
  createSite: { name: 'autre', companyId: unknownId },
  createUnit: { name: 'autre', siteId: unknownId },
  createSubunit: { name: 'autre', unitId: unknownId },
  createCompany: {
    clientId: unknownId,
    company: {
      name: 'Serres',
      siren: null,
      siret: null,
      naf: null,
      idcc: null,
      address: null,
      regime: 'MSA',
      color: null,
    },
  },
  editCompany: {
    company: {
      id: unknownId,
      name: 'Serres',
      siren: null,
      siret: null,
      naf: null,
      idcc: null,
      address: null,
      regime: 'MSA',
      color: null,
    },
  },
  addTypeOfContract: { libelle: 'autre mot', family: 'permanent' },
  createWorkTime: { workTime: { label: 'mot', kind: 'full', weeklyHours: 35 } },
  createCitizenship: { country: 'FR', label: 'mot', horsUE: false, foreigner: false },
  getPageOfRegister: { siret, page: 0, size: 10 },
  correctRegisterEntry: { id: unknownId, fields: { job: 'mot' }, reason: 'mot' },
  exportRegister: { siret, format: 'csv' },
  getInspectorLinks: { siret },
  makeInspectorLink: { siret },
  getExternalWorkers: { siret },
  addExternalWorker: { ...trainee, kind: 'trainee', siret },
  editExternalWorker: { ...trainee, id: unknownId },
  setColour: { elementId: 1, userId: unknownId, color: null },
  delegateRights: {
    clientId: unknownId,
    delegateId: unknownId,
    elementIds: [1],
    level: 1,
    startsAt: '2026-11-21T08:00:00Z',
    endsAt: '2026-11-22T08:00:00Z',
    reason: 'mot',
  },
  createNewApplication: { name: 'mot', colour: '#3F57B8' },
  editApplication: { id: 1, name: 'mot', colour: '#3F57B8' },
  keepDraft: { key: 'mot', title: 'mot', address: '/dashboard', values: {} },
  createShortcut: { label: 'mot', icon: 'link', url: 'https://example.com', ShortcutType: 2, services: [] },
  editShortcut: { id: unknownId, label: 'mot', icon: 'link', url: '/dashboard', ShortcutType: 2, services: [] },
  saveIdentityProvider: {
    key: 'mot',
    label: 'Serres',
    preset: 'oidc',
    clientId: null,
    issuer: 'http://127.0.0.1:1',
    appId: 'mot',
    secret: 'mot',
    mailDomains: [],
    createsUsers: false,
    active: false,
  },
  createClient: {
    client: {
      name: 'Vergers',
      slug: 'vergers',
      applications: [8],
      company: { name: 'Vergers', siren: null, siret: null },
      admin: { firstname: 'Paul', name: 'Petit', mail: 'paul.petit@essai.example', jobtitle: null },
    },
  },
  register: { clientId: unknownId, ...registration },
  editRegistration: { clientId: unknownId, ...registration },
  saveEsignProviderAccount: { firstname: 'Paul', name: 'Petit', mail: 'paul.petit@essai.example' },
  makeFirstSuperAdmin: { code: 'mot', firstname: 'Paul', name: 'Petit', mail: 'paul@essai.example', password: 'mot' },
}

const schemaOf = oncePerCall(
  ({ input }: Call): Schema =>
    input ? (z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema) : {},
)

/** What the call asks for and no more, in a form that its schema accepts. */
export const sampleInput = (name: string, call: Call): Input =>
  structuredClone(examples[name] ?? ((sampleOf({ type: 'object', ...schemaOf(call) }) ?? {}) as Input))

function sampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return sampleOf(choice)
  if (schema.type === 'object') {
    const required = schema.required ?? []
    return Object.fromEntries(required.map(field => [field, sampleOf(schema.properties?.[field] ?? {})]))
  }
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}))
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (schema.type === 'boolean') return false
  if (schema.type === 'null') return null
  if (schema.format === 'uuid') return unknownId
  if (schema.format === 'date') return '1994-03-14'
  return 'mot'.padEnd(schema.minLength ?? 0, 'a')
}

/** Where a call takes something, at any depth: `['employee', 'id']`. */
export type Place = { path: string[]; schema: Schema }

export const placesOf = oncePerCall((call): Place[] => placesIn(schemaOf(call), []))

function placesIn(schema: Schema, path: string[]): Place[] {
  const choices = (schema.anyOf ?? schema.oneOf ?? []).flatMap(choice => placesIn(choice, path))
  const fields = Object.entries(schema.properties ?? {}).flatMap(([field, inner]) => placesIn(inner, [...path, field]))
  const items = schema.items ? placesIn(schema.items, [...path, '0']) : []
  return [...(path.length > 0 ? [{ path, schema }] : []), ...choices, ...fields, ...items]
}

export const takesId = ({ schema }: Place) => schema.format === 'uuid'

/** The input with something else in one place; what stood around it is made where it was not there. */
export function withValue(input: Input, [field = '', ...rest]: string[], value: unknown): Input {
  const inner = input[field]
  if (rest.length === 0) return { ...input, [field]: value }
  if (rest[0] === '0') return { ...input, [field]: rest.length === 1 ? [value] : [withValue({}, rest.slice(1), value)] }
  return { ...input, [field]: withValue((inner ?? {}) as Input, rest, value) }
}

/** A call is asked about for each of the requests that are made of it, tens of thousands in all. */
function oncePerCall<Result>(make: (call: Call) => Result) {
  const made = new WeakMap<Call, Result>()
  return (call: Call): Result => {
    const known = made.get(call) ?? make(call)
    made.set(call, known)
    return known
  }
}
