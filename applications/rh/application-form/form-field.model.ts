import asked from '../data/asked-of-applicants.json' with { type: 'json' }

export const stages = ['application', 'hiring', 'never'] as const
export type Stage = (typeof stages)[number]

export const visibilities = ['hidden', 'optional', 'required'] as const
export type Visibility = (typeof visibilities)[number]

export const presets = ['brief', 'minimal'] as const
export type Preset = (typeof presets)[number]

/** Where a field stands for who applies; `hiring`: only in the file of whoever is retained. */
export const formSteps = ['welcome', 'civil', 'experience', 'availability', 'hiring'] as const
export type FormStep = (typeof formSteps)[number]

type Asked = `${Stage}-${Visibility}`
type Known = { step: FormStep } & Record<Preset, Asked>

const both = (step: FormStep, asked: Asked): Known => ({ step, brief: asked, minimal: asked })
const known = (step: FormStep, brief: Asked, minimal: Asked): Known => ({ step, brief, minimal })

/** Every field that a form may ask, with what each preset says of it (hr-and-workshop, section 3). */
const fields = {
  mail: both('welcome', 'application-required'),
  title: both('civil', 'application-optional'),
  firstname: both('civil', 'application-required'),
  name: both('civil', 'application-required'),
  maidenName: known('civil', 'application-optional', 'application-hidden'),
  birthdate: known('civil', 'application-required', 'hiring-required'),
  birthCity: known('civil', 'application-required', 'hiring-required'),
  nationality: known('civil', 'application-required', 'hiring-required'),
  cellPhone: both('civil', 'application-optional'),
  address: known('civil', 'application-required', 'hiring-required'),
  additionalAddress: known('civil', 'application-optional', 'hiring-optional'),
  postCode: known('civil', 'application-required', 'hiring-required'),
  city: known('civil', 'application-required', 'hiring-required'),
  country: known('civil', 'application-required', 'hiring-required'),
  idCard: known('civil', 'application-optional', 'hiring-required'),
  resume: both('experience', 'application-required'),
  lastPosition: known('experience', 'application-required', 'application-optional'),
  jobsSought: both('experience', 'application-required'),
  contractsSought: both('experience', 'application-required'),
  howHeard: both('experience', 'application-optional'),
  motivation: both('experience', 'application-optional'),
  availabilities: known('availability', 'application-optional', 'application-required'),
  transport: known('availability', 'application-optional', 'hiring-optional'),
  gloveSize: known('availability', 'application-required', 'hiring-required'),
  shoeSize: known('availability', 'application-required', 'hiring-required'),
  carteVitale: both('hiring', 'hiring-required'),
  rib: both('hiring', 'hiring-required'),
  photo: both('hiring', 'hiring-optional'),
  maritalStatus: both('hiring', 'hiring-optional'),
  workPermit: both('hiring', 'hiring-optional'),
  parentalPermission: both('hiring', 'hiring-optional'),
  mutuelleExemption: both('hiring', 'hiring-optional'),
} as const satisfies Record<string, Known>

export type FieldKey = keyof typeof fields
export const fieldKeys = Object.keys(fields) as [FieldKey, ...FieldKey[]]

/** Without them nobody can be answered. */
export const indispensable: readonly FieldKey[] = ['mail', 'firstname', 'name']

/** What is sent as files, by the type under which it is kept. */
export const fileTypeOf: Partial<Record<FieldKey, string>> = {
  idCard: 'idCard',
  resume: 'resume',
  carteVitale: 'carteVitale',
  rib: 'rib',
  photo: 'profilePicture',
  workPermit: 'workPermit',
  parentalPermission: 'parentalPermission',
  mutuelleExemption: 'mutuelleExemption',
}

export const stepOf = (key: FieldKey): FormStep => fields[key].step

export type AskedField = { key: FieldKey; stage: Stage; visibility: Visibility }

/** All fields as a preset asks them, in their order. */
export const fieldsOfPreset = (preset: Preset): AskedField[] =>
  fieldKeys.map(key => {
    const [stage, visibility] = fields[key][preset].split('-') as [Stage, Visibility]
    return { key, stage, visibility }
  })

type Rule = { rule: 'closed' | 'cautious'; law: string }

/** What the law says of asking it of somebody who only applies; undefined where it says nothing. */
export const ruleOfAsking = (key: FieldKey) => asked.rows.find(row => row.key === key) as Rule | undefined

/** Fields that a form asks of who applies, in their order. */
export const askedOfApplicants = <Field extends AskedField>(all: readonly Field[]) =>
  all.filter(
    ({ key, stage, visibility }) => stage === 'application' && visibility !== 'hidden' && stepOf(key) !== 'hiring',
  )
