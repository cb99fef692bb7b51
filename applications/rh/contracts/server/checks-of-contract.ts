import { sql } from 'kysely'
import type { Given, Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Translate } from '#kernel/server/translate.ts'
import type { AnswerOf, InputOf } from '#kernel/shared/call.ts'
import { dayInWords } from '#kernel/shared/dates-in-words.ts'
import type { Language } from '#kernel/shared/names.ts'
import { checkContract } from '#rh/contract-rules/check-contract.model.ts'
import type { OtherContract } from '#rh/contract-rules/contract-facts.model.ts'
import type { Finding } from '#rh/contract-rules/finding.model.ts'
import type { Family } from '#rh/contract-terms/contract-family.model.ts'
import { hourly, minimumHourly } from '#rh/employee-history/minimum-pay.model.ts'
import { type DpaeConfiguration, nothingDeclared } from '#rh/positions/dpae-configuration.model.ts'
import { forbiddenUnder18 } from '#rh/positions/medical-follow-up.model.ts'
import { dpaeOf } from '#rh/positions/positions.server.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { mayWork } from '#rh/work-permits/work-permits.server.ts'
import type { Check, ContractFields } from '../contract.model.ts'
import type { contractsCalls } from '../contracts.calls.ts'
import { type ContractScope, contractScopeOf } from './contract-scope.ts'
import { personOfContract, personSeen } from './person-to-hire.queries.ts'
import { companyOfContract, type TermsOfContract, termsOfContract } from './terms-of-contract.queries.ts'

type Speaking = { db: RhDb; rights: Rights; clock: Clock; say: Translate; language: Language }
type Draft = InputOf<typeof contractsCalls.checkContractDraft>['contract']
type Person = Awaited<ReturnType<typeof personSeen>>

export type Judging = {
  contract: Omit<Draft, 'id' | 'position' | 'typeOfContract' | 'site'> & Partial<Pick<ContractFields, 'site'>>
  /** Itself is no other contract. */
  contractId: string | null
  person: Person
  dpae: DpaeConfiguration
  companyId: string | null
  terms: TermsOfContract
}

/** What the rules say of a contract as it is written, in the words of the reader. */
export async function findingsOf(
  { db }: Pick<Speaking, 'db'>,
  scope: ContractScope,
  judging: Judging,
): Promise<Finding[]> {
  const { contract, person, dpae, companyId, terms } = judging
  const { hiringDate } = contract
  const { workTime } = terms
  const right = hiringDate
    ? await mayWork(db, person.id, {
        contractId: judging.contractId,
        from: hiringDate,
        to: contract.endOfContractDate,
        weeklyHours: workTime?.weeklyHours ?? null,
      })
    : null
  return checkContract({
    ...contract,
    today: scope.today,
    family: terms.type?.family ?? null,
    usualReason: terms.type?.dsnReason ?? null,
    hiresInThePast: companyId !== null && scope.hiresInThePast(companyId),
    cspCode: terms.position?.cspCode ?? terms.coefficient?.cspCode ?? null,
    positionId: terms.position?.id ?? null,
    replacesSomebody: Boolean(contract.replacedEmployeeId ?? contract.replacedPerson),
    isPartTime: workTime?.kind === 'part',
    workTime: workTime && {
      weeklyHours: workTime.weeklyHours,
      saysItsDays: workTime.distribution !== null,
      isExempt: workTime.exemptionReason !== null,
    },
    others: await otherContracts(db, judging),
    person: {
      dateOfBirth: person.dateOfBirth,
      hasGuardian: Boolean(person.guardianName),
      hasPermission: await hasParentalPermission(db, person.id),
    },
    isForbiddenUnder18: forbiddenUnder18(dpae),
    right: right && {
      state: right.state,
      checkBy: right.check?.deadline ?? null,
      isLate: right.check?.isLate ?? false,
      permitEnds: right.permit.permit?.expirationDate ?? null,
      use: right.use,
    },
    pay: payOf(judging),
  })
}

/** The same, said to the reader. */
export async function checksOf(given: Speaking, scope: ContractScope, judging: Judging): Promise<Check[]> {
  return inWords(
    given,
    await findingsOf(given, scope, judging),
    judging.companyId !== null && scope.passesRules(judging.companyId),
  )
}

export const inWords = (
  { say, language }: Pick<Speaking, 'say' | 'language'>,
  findings: readonly Finding[],
  passesRules: boolean,
): Check[] =>
  findings.map(({ overridable, label, values, days, ...finding }) => ({
    ...finding,
    mayPass: overridable && passesRules,
    message: say(language, label, { ...values, ...daysInWords({ days }, language) }),
  }))

export const daysInWords = ({ days = {} }: { days?: Finding['days'] | undefined }, language: Language) =>
  Object.fromEntries(Object.entries(days).map(([name, day]) => [name, dayInWords(day, language)]))

/** Of somebody's other contracts, those that stand, of every company of the client. */
async function otherContracts(db: RhDb, { person, contractId, companyId }: Judging): Promise<OtherContract[]> {
  const rows = await db
    .selectFrom('rh.employment_contract')
    .select(['id', 'hiringDate as from', 'finalDay as to', 'isPartTime', 'companyId', 'state', 'positionId'])
    .select(eb => eb.ref('family').$castTo<Family>().as('family'))
    .where('employeeId', '=', person.id)
    .where('state', 'not in', ['cancelled', 'declined'])
    .orderBy('hiringDate')
    .orderBy('id')
    .execute()
  return rows
    .filter(({ id }) => id !== contractId)
    .map(({ from, to, isPartTime, companyId: of, state, family, positionId }) => ({
      from,
      to,
      family,
      positionId,
      isPartTime,
      isDraft: state === 'draft',
      isOfSameCompany: of === companyId,
    }))
}

async function hasParentalPermission(db: RhDb, employeeId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from rh.employee_document
      where employee_id = ${employeeId} and kind_code = 'parentalPermission' and status = 'accepted'
        and superseded_at is null) as found`.execute(db)
  return rows[0]?.found ?? false
}

type Paying = Pick<Judging, 'person' | 'terms'> & {
  contract: Pick<Draft, 'hiringDate' | 'enableAdaptedSalary' | 'adaptedSalary' | 'hasSixMonthsPractice'>
}

/** What an hour is paid by these terms from that day on, and the least that it may be; null while one is not known. */
export function payOf({ contract, person, terms }: Paying) {
  const { hiringDate, enableAdaptedSalary, adaptedSalary, hasSixMonthsPractice } = contract
  const { salary, workTime, coefficient } = terms
  if (!hiringDate || !salary || !person.dateOfBirth) return null
  const paid = hourly({
    unit: salary.unit,
    amount: enableAdaptedSalary && adaptedSalary !== null ? adaptedSalary : salary.amount,
    weeklyHours: workTime?.weeklyHours ?? null,
  })
  const least = minimumHourly(
    { dateOfBirth: person.dateOfBirth, on: hiringDate, hasPractice: hasSixMonthsPractice },
    coefficient,
  )
  return paid === null || least === null ? null : { hourly: paid, least }
}

type Checking = Given<typeof contractsCalls.checkContractDraft, RhTables>
type CheckingMany = Given<typeof contractsCalls.checkContractsOfMany, RhTables>

/** What is known while somebody types. What is not chosen yet, or not to be chosen, is simply not judged. */
export async function checkDraft(
  given: Checking,
  { contract: { id, ...contract }, employee, dpaeConfiguration }: InputOf<typeof contractsCalls.checkContractDraft>,
): Promise<Check[]> {
  const scope = await contractScopeOf(given)
  const person = await personSeen(given.db, scope, employee)
  const judging = await draftInCompany(given.db, scope, { contract, dpaeConfiguration }, person.companyId)
  return checksOf(given, scope, { ...judging, contractId: id ?? null, person })
}

/** The same contract for each of them. @throws Refusal 404 for one whom the caller may not see */
export async function checkDraftOfMany(
  given: CheckingMany,
  { employees, ...draft }: InputOf<typeof contractsCalls.checkContractsOfMany>,
): Promise<AnswerOf<typeof contractsCalls.checkContractsOfMany>> {
  const scope = await contractScopeOf(given)
  const judged = new Map<string | null, Awaited<ReturnType<typeof draftInCompany>>>()
  const said: AnswerOf<typeof contractsCalls.checkContractsOfMany> = []
  for (const employeeId of new Set(employees)) {
    const person = await personSeen(given.db, scope, employeeId)
    const judging = judged.get(person.companyId) ?? (await draftInCompany(given.db, scope, draft, person.companyId))
    judged.set(person.companyId, judging)
    const checks = await checksOf(given, scope, { ...judging, contractId: null, person })
    if (checks.length > 0) said.push({ employeeId, checks })
  }
  return said
}

type Typed = Pick<InputOf<typeof contractsCalls.checkContractsOfMany>, 'contract' | 'dpaeConfiguration'>

/** What is judged of a draft, whoever it is for: its company is that of its place, or else that of the person. */
async function draftInCompany(
  db: RhDb,
  scope: ContractScope,
  { contract: { position, typeOfContract, site, ...contract }, dpaeConfiguration }: Typed,
  ofPerson: string | null,
): Promise<Omit<Judging, 'person' | 'contractId'>> {
  const { unit, subunit, workTime, coefficient, salary } = contract
  const companyId = site ? await companyOfContract(db, { site, unit, subunit }) : ofPerson
  const chosen = {
    position,
    typeOfContract,
    workTime,
    ...(companyId && scope.seesPay(companyId) && { coefficient, salary }),
  }
  const terms = await termsOfContract(
    db,
    chosen,
    [position, typeOfContract, workTime, coefficient, salary].map(one => one ?? null),
  )
  return { contract, dpae: dpaeConfiguration ?? nothingDeclared(), companyId, terms }
}

/** What the rules say today of a contract that is saved; of one that has begun, nothing more. */
export async function checksOfSaved(given: Speaking, scope: ContractScope, id: string): Promise<Check[]> {
  const { db } = given
  const row = await db
    .selectFrom('rh.employment_contract as c')
    .leftJoin('rh.dpae_configuration as d', 'd.contractId', 'c.id')
    .selectAll('c')
    .select(dpaeOf('d').as('dpae'))
    .where('c.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  if (row.startedAt !== null || row.state === 'cancelled') return []
  const seesPay = scope.seesPay(row.companyId)
  const chosen = {
    typeOfContract: row.typeOfContractId,
    position: row.positionId,
    workTime: row.workTimeId,
    ...(seesPay && { coefficient: row.coefficientId, salary: row.salaryId }),
  }
  const terms = await termsOfContract(db, chosen, Object.values(chosen))
  const contract = {
    ...row,
    enableAdaptedSalary: row.adaptedSalary !== null,
    adaptedSalary: row.adaptedSalary === null ? null : Number(row.adaptedSalary),
  } as unknown as Judging['contract']
  const person = await personOfContract(db, row.employeeId)
  const dpae = row.dpae ?? nothingDeclared()
  return checksOf(given, scope, { contract, contractId: id, person, dpae, companyId: row.companyId, terms })
}
