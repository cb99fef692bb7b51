import { dpaeBoxes, type DpaeConfiguration } from '#rh/positions/dpae-configuration.model.ts'
import { medicalFollowUps } from '#rh/positions/medical-follow-up.model.ts'
import type { CanonicalDpae } from './canonical-dpae.model.ts'
import { inCapitals, plainTold } from './told-text.model.ts'

/** Version 1 of the file that is handed over: a first line about the file, then a line an employee. */
const mark = 'SILLON-DPAE;1'
const todeBox = 'exonerationPartonaleTravailleurOccasionnel'
const otherBoxes = dpaeBoxes.filter(box => box !== todeBox)

type Column = { write: (declared: CanonicalDpae) => string; read: (into: CanonicalDpae, cell: string) => void }

const flag = (isSo: boolean) => (isSo ? 'O' : 'N')
const cents = (euros: number | null) => (euros === null ? '' : String(Math.round(euros * 100)))
const eurosOf = (cell: string) => (cell === '' ? null : Number(cell) / 100)
const asDay = (iso: string | null) => (iso ?? '').replaceAll('-', '')
const dayOf = (cell: string) => (cell === '' ? null : cell.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'))
const count = (value: number | null) => (value === null ? '' : String(value))
const countOf = (cell: string) => (cell === '' ? null : Number(cell))

type Keys<Of, Value> = { [Key in keyof Of]: Of[Key] extends Value ? Key : never }[keyof Of] & string
type Section = 'employer' | 'employee' | 'contract'

/** A column that is one field of a part of the declaration. */
const field =
  <Value>(write: (value: Value) => string, read: (cell: string) => Value) =>
  <Of extends Section>(part: Of, key: Keys<CanonicalDpae[Of], Value>): Column => ({
    write: declared => write(declared[part][key] as Value),
    read: (into, cell) => {
      ;(into[part] as Record<string, unknown>)[key] = read(cell)
    },
  })

type Words = string | null
const words = field<Words>(
  value => plainTold(value ?? ''),
  cell => cell || null,
)
const name = field<Words>(
  value => plainTold(inCapitals(value ?? '')),
  cell => cell || null,
)
const day = field<Words>(asDay, dayOf)
const number = field<number | null>(count, countOf)
const amount = field<number | null>(cents, eurosOf)
const yes = field<boolean>(flag, cell => cell === 'O')
const hour = field<Words>(
  value => (value ?? '').replace(':', ''),
  cell => cell.replace(/^(\d\d)(\d\d)$/, '$1:$2') || null,
)

const permit = (key: 'type' | 'number' | 'expiresOn'): Column => ({
  write: ({ employee }) => {
    const value = employee.permit?.[key] ?? null
    return key === 'expiresOn' ? asDay(value) : plainTold(value ?? '')
  },
  read: (into, cell) => {
    if (cell === '') return
    into.employee.permit ??= { type: null, number: null, expiresOn: null }
    into.employee.permit[key] = key === 'expiresOn' ? dayOf(cell) : cell
  },
})

const workplace = (key: 'postCode' | 'insee'): Column => ({
  write: ({ contract }) => plainTold(contract.workplace[key] ?? ''),
  read: (into, cell) => {
    into.contract.workplace[key] = cell || null
  },
})

const risksOf = (into: CanonicalDpae) => into.risks as DpaeConfiguration

const risk = (box: (typeof dpaeBoxes)[number]): Column => ({
  write: ({ risks }) => flag(risks?.[box] ?? false),
  read: (into, cell) => {
    risksOf(into)[box] = cell === 'O'
  },
})

/** The 70 columns, in their order (design of DPAE, section 7). */
const columns: readonly Column[] = [
  words('employer', 'siret'),
  name('employer', 'name'),
  words('employer', 'naf'),
  words('employer', 'idcc'),
  {
    write: ({ employer }) => plainTold((employer.regime === 'MSA' ? employer.msaBody : employer.urssafCode) ?? ''),
    read: (into, cell) => {
      into.employer[into.employer.regime === 'MSA' ? 'msaBody' : 'urssafCode'] = cell || null
    },
  },
  words('employer', 'healthService'),
  words('employer', 'address'),
  words('employer', 'postCode'),
  words('employer', 'city'),
  words('employer', 'phone'),
  name('employee', 'birthName'),
  name('employee', 'usageName'),
  name('employee', 'firstnames'),
  number('employee', 'sex'),
  words('employee', 'nir'),
  words('employee', 'nirKey'),
  day('employee', 'birthDate'),
  name('employee', 'birthCity'),
  words('employee', 'birthInsee'),
  words('employee', 'birthDepartment'),
  words('employee', 'birthCountryCog'),
  words('employee', 'nationalityCog'),
  permit('type'),
  permit('number'),
  permit('expiresOn'),
  words('employee', 'address'),
  words('employee', 'postCode'),
  words('employee', 'city'),
  words('contract', 'nature'),
  words('contract', 'reason'),
  day('contract', 'hiringDate'),
  hour('contract', 'hiringTime'),
  day('contract', 'endDate'),
  number('contract', 'minimumDurationDays'),
  number('contract', 'trialDays'),
  words('contract', 'job'),
  words('contract', 'pcs'),
  words('contract', 'coefficient'),
  number('contract', 'weeklyHours'),
  yes('contract', 'isPartTime'),
  amount('contract', 'grossMonthly'),
  amount('contract', 'hourly'),
  yes('contract', 'isExecutive'),
  workplace('postCode'),
  workplace('insee'),
  {
    write: ({ todeRequested }) => flag(todeRequested),
    read: (into, cell) => {
      into.todeRequested = cell === 'O'
      risksOf(into)[todeBox] = cell === 'O'
    },
  },
  ...otherBoxes.map(risk),
  {
    write: ({ risks }) => plainTold(risks?.inaptitudeOuAmenagementPoste ?? ''),
    read: (into, cell) => {
      risksOf(into).inaptitudeOuAmenagementPoste = cell
    },
  },
  {
    write: ({ risks }) => plainTold(risks?.detailsRisquesParticuliers ?? ''),
    read: (into, cell) => {
      risksOf(into).detailsRisquesParticuliers = cell || null
    },
  },
  {
    write: ({ followUp }) => followUp,
    read: (into, cell) => {
      into.followUp = medicalFollowUps.find(known => known === cell) ?? 'SIS'
    },
  },
]

export const mostColumns = columns.length

const lineOf = (declared: CanonicalDpae) => columns.map(({ write }) => write(declared)).join(';')

/** `20261123054000`, of the instant in universal time. */
const stamp = (at: Temporal.Instant) => at.toString({ smallestUnit: 'second' }).replaceAll(/[-:TZ]/g, '')

export const nameOfTextFile = ({ employer }: CanonicalDpae, at: Temporal.Instant) =>
  `DPAE_${employer.siret}_${stamp(at)}.txt`

/** The file of declarations of one establishment, one at least, to be written in ISO-8859-1. */
export const textFileOf = (declarations: readonly CanonicalDpae[], at: Temporal.Instant) =>
  [
    `${mark};${declarations[0]?.employer.siret};${stamp(at)};${declarations.length}`,
    ...declarations.map(lineOf),
    '',
  ].join('\r\n')

/** What a file says, as far as it says it: what it leaves out of a declaration is missing. @throws Error on another form */
export function readTextFile(text: string, regime: string): CanonicalDpae[] {
  const [head = '', ...lines] = text.split('\r\n').filter(line => line !== '')
  if (!head.startsWith(`${mark};`) || Number(head.split(';')[4]) !== lines.length)
    throw new Error('not a file of declarations')
  return lines.map(line => {
    const cells = line.split(';')
    if (cells.length !== columns.length) throw new Error(`a line of ${cells.length} columns`)
    const into = nothingRead(regime)
    for (const [place, column] of columns.entries()) column.read(into, cells[place] ?? '')
    return into
  })
}

/** As the file tells it: what it has no column for is empty, texts are in its letters. */
export function preparedForText(declared: CanonicalDpae): CanonicalDpae {
  const into = nothingRead(declared.employer.regime)
  for (const column of columns) column.read(into, column.write(declared))
  return into
}

const nothingRead = (regime: string): CanonicalDpae =>
  ({
    version: 1,
    employer: { regime, urssafCode: null, msaBody: null, additionalAddress: null },
    employee: { permit: null, country: 'FR' },
    contract: { workplace: { address: null, postCode: null, city: null, insee: null } },
    todeRequested: false,
    risks: {},
    followUp: 'SIS',
    isTest: false,
  }) as unknown as CanonicalDpae
