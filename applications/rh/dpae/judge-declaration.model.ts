import { type Dated, inForce } from '#platform/identifiers/dated-list.model.ts'
import { siret as siretNumber } from '#platform/identifiers/company-number.model.ts'
import { doubtsOnNir, nir as nirNumber, postCodeIn, sexOfNir } from '#platform/identifiers/identifier.model.ts'
import { ageOn } from '#rh/employees/employee.model.ts'
import occasionalWork from '../data/tode.json' with { type: 'json' }
import type { CanonicalDpae } from './canonical-dpae.model.ts'
import type { DeclarationState, DpaeState, ReasonCode } from './dpae.model.ts'
import { clockOf, type DpaeClock, hiringWindow } from './hiring-clock.model.ts'

/** All that decides whether a declaration may leave. */
export type DeclarationFacts = {
  declared: CanonicalDpae
  declaration: DeclarationState
  /** A draft binds nobody. */
  binds: boolean
  /** The contract goes on from another without a gap: nobody is hired. */
  goesOn: boolean
  hasParentalPermission: boolean
  /** Weekdays of the civil year of hiring that contracts of this employer with the exemption TO-DE bind, this one among them. */
  occasionalDays: number
  /** The permit lets work on the day of hiring, or its rule was passed. */
  mayWork: boolean
  /** The connector needs an account, and there is one. */
  hasAccount: boolean
}

export type Reason = { code: ReasonCode; field: string }
/** `doubts` stop nothing: somebody looks at them before it leaves. */
export type Judgement = {
  doable: boolean
  state: DpaeState
  clock: DpaeClock
  reasons: Reason[]
  doubts: Reason[]
}

const france = '99100'
const longestWithoutTrialMonths = 6

/** Whether a declaration may leave now, and all that stands in its way. */
export function judgeDeclaration(facts: DeclarationFacts, now: Temporal.Instant): Judgement {
  const { contract } = facts.declared
  const clock = clockOf(hiringWindow({ date: contract.hiringDate, time: contract.hiringTime }), now)
  const missing = missingPieces(facts)
  const timely: Reason[] = clock === 'early' ? [{ code: 'TOO_EARLY', field: 'contract.hiringDate' }] : []
  const reasons = [...standing(facts), ...missing, ...timely]
  const doubts = doubtful.flatMap(judge => judge(facts) || [])
  return { doable: reasons.length === 0, state: stateOf(facts, missing.length > 0), clock, reasons, doubts }
}

function stateOf({ declaration, binds, goesOn }: DeclarationFacts, lacks: boolean): DpaeState {
  if (goesOn) return 'not_needed'
  if (declaration !== 'to_do') return declaration
  return lacks || !binds ? 'to_complete' : 'ready'
}

function standing({ declaration, goesOn }: DeclarationFacts): Reason[] {
  if (goesOn || declaration === 'not_needed') return [{ code: 'NOT_NEEDED', field: 'contract' }]
  if (declaration === 'accepted') return [{ code: 'ALREADY_ACCEPTED', field: 'contract' }]
  return declaration === 'in_progress' ? [{ code: 'IN_PROGRESS', field: 'contract' }] : []
}

type Rule = (facts: DeclarationFacts) => Reason | false

const rule =
  (code: ReasonCode, field: string, isBroken: (facts: DeclarationFacts) => boolean): Rule =>
  facts =>
    isBroken(facts) && { code, field }

const missingPieces = (facts: DeclarationFacts) => rules.flatMap(judge => judge(facts) || [])

const rules: readonly Rule[] = [
  rule('NOT_GENERATED', 'contract.document', ({ binds }) => !binds),
  rule('NO_CONFIGURATION', 'contract.dpaeConfiguration', ({ declared }) => declared.risks === null),
  rule('IDENTITY_MISSING', 'employee.name', ({ declared: { employee } }) => !isName(employee.birthName)),
  rule('IDENTITY_MISSING', 'employee.firstname', ({ declared: { employee } }) => !isName(employee.firstnames)),
  rule('BIRTH_MISSING', 'employee.birthCity', ({ declared }) => lacksBirth(declared.employee)),
  rule('ADDRESS_MISSING', 'employee.address', ({ declared }) => lacksAddress(declared.employee)),
  rule('NIR_KEY', 'employee.nir', ({ declared }) => !isNir(declared.employee)),
  rule('SEX_MISMATCH', 'employee.sex', ({ declared: { employee } }) => {
    const whole = wholeNir(employee)
    return whole !== null && sexOfNir(whole) !== employee.sex
  }),
  rule('BIRTH_MISMATCH', 'employee.nir', ({ declared: { employee } }) => {
    const whole = wholeNir(employee)
    const birth = { dateOfBirth: employee.birthDate, birthDepartment: employee.birthDepartment }
    return whole !== null && doubtsOnNir(whole, birth).length > 0
  }),
  rule('PARENTAL_MISSING', 'employee.parentalPermission', facts => isMinor(facts) && !facts.hasParentalPermission),
  rule('SIRET_INVALID', 'company.siret', ({ declared }) => !siretNumber.safeParse(declared.employer.siret).success),
  rule('NAF_MISSING', 'company.naf', ({ declared }) => !declared.employer.naf),
  rule('HEALTH_SERVICE_MISSING', 'companySettings.healthServiceCode', ({ declared: { employer } }) =>
    isGeneral(employer) ? !employer.healthService : false,
  ),
  rule('URSSAF_CODE_MISSING', 'companySettings.urssafCode', ({ declared: { employer } }) =>
    isGeneral(employer) ? !employer.urssafCode : false,
  ),
  rule('HIRING_TIME_MISSING', 'contract.hiringTime', ({ declared }) => !declared.contract.hiringTime),
  rule('END_DATE_MISSING', 'contract.endOfContractDate', ({ declared: { contract } }) => lacksEnd(contract)),
  rule('DETAILS_MISSING', 'contract.dpaeConfiguration.detailsRisquesParticuliers', ({ declared: { risks } }) =>
    Boolean(risks?.risquesParticuliers && !risks.detailsRisquesParticuliers?.trim()),
  ),
  rule('PERMIT_EXPIRED', 'employee.workPermit', ({ mayWork }) => !mayWork),
  rule('ACCOUNT_MISSING', 'account', ({ hasAccount }) => !hasAccount),
]

const exemptions: readonly (Dated & { mostDays: number })[] = occasionalWork.rows

/** A doubt about the exemption for occasional workers, where it is asked for (code rural, L741-16). */
function occasional(code: ReasonCode, isDoubtful: (facts: DeclarationFacts) => boolean): Rule {
  const box = 'contract.dpaeConfiguration.exonerationPartonaleTravailleurOccasionnel'
  return rule(code, box, facts => facts.declared.todeRequested && isDoubtful(facts))
}

/** A contract may lawfully have no trial, which nobody but its author knows (L1221-23). */
const doubtful: readonly Rule[] = [
  rule('TRIAL_MISSING', 'contract.trialPeriodDate', ({ declared: { contract } }) => lacksTrial(contract)),
  occasional('TODE_PERMANENT', ({ declared: { contract } }) => contract.nature === 'CDI'),
  occasional('TODE_REGIME', ({ declared: { employer } }) => isGeneral(employer)),
  occasional('TODE_DAYS', ({ declared: { contract }, occasionalDays }) =>
    inForce(exemptions, contract.hiringDate).some(({ mostDays }) => occasionalDays > mostDays),
  ),
]

type Employee = CanonicalDpae['employee']
type Contract = CanonicalDpae['contract']

const isGeneral = ({ regime }: CanonicalDpae['employer']) => regime !== 'MSA'
const isName = (text: string) => /\p{L}/u.test(text) && !/\d/.test(text)

const lacksBirth = ({ birthDate, birthCity, birthDepartment, birthCountryCog }: Employee) => {
  const isAbroad = birthCountryCog !== null && birthCountryCog !== france
  return !birthDate || (isAbroad ? false : !birthCity || !birthDepartment)
}

const lacksAddress = ({ address, postCode, city, country }: Employee) =>
  !address || !postCode || !city || !postCodeIn({ postCode, country })

const wholeNir = ({ nir, nirKey }: Employee) => (nir === null || nirKey === null ? null : `${nir}${nirKey}`)
const isNir = (employee: Employee) => {
  const whole = wholeNir(employee)
  return whole === null || nirNumber.safeParse(whole).success
}

const isMinor = ({ declared: { employee, contract } }: DeclarationFacts) =>
  employee.birthDate !== null && ageOn(employee.birthDate, Temporal.PlainDate.from(contract.hiringDate)) < 18

const lacksEnd = ({ nature, endDate, minimumDurationDays, hiringDate }: Contract) =>
  nature !== 'CDI' && (endDate === null ? minimumDurationDays === null : endDate < hiringDate)

/** The trial is declared of a contract without term, or of more than six months (R1221-1). */
const lacksTrial = ({ nature, hiringDate, endDate, trialDays }: Contract) => {
  if (trialDays !== null) return false
  if (nature === 'CDI') return true
  const longest = Temporal.PlainDate.from(hiringDate).add({ months: longestWithoutTrialMonths }).toString()
  return endDate !== null && endDate > longest
}
