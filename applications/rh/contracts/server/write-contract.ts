import type { Given } from '#kernel/server/answers.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { forbidden, notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import { emit } from '#kernel/server/events.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { plannedSending } from '#rh/dpae/hiring-clock.model.ts'
import { dpaeColumns } from '#rh/positions/positions.server.ts'
import { type DpaeConfiguration, withActivityAtRisk } from '#rh/positions/dpae-configuration.model.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { holdPlaces } from '#rh/workplaces/workplaces.server.ts'
import type { Check, ContractFields, ContractInFull } from '../contract.model.ts'
import type { contractsCalls } from '../contracts.calls.ts'
import { findingsOf, type Judging, inWords } from './checks-of-contract.ts'
import { contractInFull } from './contract-in-full.queries.ts'
import { type ContractScope, contractScopeOf } from './contract-scope.ts'
import { contractToChange } from './end-draft.ts'
import { withoutOverlap } from './without-overlap.ts'
import { freeSequence, nextNumber } from './next-number.ts'
import { personToHire } from './person-to-hire.queries.ts'
import { refuseFindings, signedOverrides } from './refuse-findings.ts'
import { requireModel } from './require-model.ts'
import { isDeclared } from './kept-declaration.ts'
import { followContract } from './start-contracts.ts'
import { takeBackEnvelope } from './take-back-envelope.ts'
import { companyOfContract, type TermsOfContract, termsOfContract } from './terms-of-contract.queries.ts'

type Create = typeof contractsCalls.createEmploymentContract
type Edit = typeof contractsCalls.editEmploymentContract
type Writing = Given<Create, RhTables> | Given<Edit, RhTables>
type Saved = { contract: ContractInFull; checks: Check[] }
type Standing = Awaited<ReturnType<typeof contractToChange>>

/**
 * A new contract: a draft until its document is made, made out at once where none is joined. Contract and declaration
 * are written together or neither.
 * @throws Refusal 400 DPAE_CONFIG_REQUIRED, 400 by the rules and the fields; 404; 403; 409
 */
export async function createContract(given: Given<Create, RhTables>, input: InputOf<Create>): Promise<Saved> {
  const dpae = requireDpae(input.dpaeConfiguration)
  const { db, caller } = given
  const scope = await contractScopeOf(given)
  await holdPlaces(db)
  const person = await personToHire(db, scope, input.employee)
  const { companyId, checks, ...asked } = await judged(given, scope, { ...input, person, dpae }, null)
  const fields = columnsOf(given, asked)
  const number = await nextNumber(db, companyId, fields.hiringDate.slice(0, 4))
  const { id } = await withoutOverlap(async () =>
    db
      .insertInto('rh.employment_contract')
      .values({
        ...fields,
        ...joined(input),
        employeeId: person.id,
        companyId,
        number,
        state: input.joinDocumentModel ? 'draft' : 'generated',
        sequenceOfEmployee: await sequenceOf(db, fields, { employeeId: person.id, companyId, ownId: null }),
        createdBy: caller.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  await db
    .insertInto('rh.dpae_configuration')
    .values({ contractId: id, ...dpaeColumns(dpae) } as never)
    .execute()
  if (!person.companyId) await db.updateTable('rh.employee').set({ companyId }).where('id', '=', person.id).execute()
  if (!input.joinDocumentModel) await emit(db, 'contract.generated', { contractId: id, employeeId: person.id })
  return finished(given, scope, { id, employeeId: person.id, checks })
}

/**
 * Before its first day a contract is written anew: its document is to be made again. Once it is declared it goes on
 * binding: the register would say that nobody came.
 * @throws the same, and 409 VERSION_CONFLICT, TRANSITION_INVALID of one that is signed or has begun
 */
export async function editContract(given: Given<Edit, RhTables>, input: InputOf<Edit>): Promise<Saved> {
  const dpae = requireDpae(input.dpaeConfiguration)
  const { db } = given
  const scope = await contractScopeOf(given)
  await holdPlaces(db)
  const { id, version, ...contract } = input.contract
  const standing = await contractToChange(db, scope, id)
  const person = await personToHire(db, scope, input.employee)
  if (standing.employeeId !== person.id) throw notFound()
  if (scope.level(standing.companyId) < 2) throw forbidden()
  requireUnchanged(standing, { version })
  requireWritable(standing, scope)
  await takeBackEnvelope(given, { kind: 'contract', id })
  const { companyId, checks, ...asked } = await judged(given, scope, { ...input, contract, person, dpae }, standing)
  if (companyId !== standing.companyId) throw wrongField('contract.site', 'other_company', 'rh.contract.other-company')
  const fields = columnsOf(given, asked)
  const state = input.joinDocumentModel && !isDeclared(standing.declaration) ? 'draft' : 'generated'
  await withoutOverlap(async () =>
    db
      .updateTable('rh.employment_contract')
      .set({
        ...fields,
        ...joined(input),
        sequenceOfEmployee: await sequenceOf(db, fields, { employeeId: person.id, companyId, ownId: id }),
        state,
        isDocumentOutdated: true,
        ...plannedAnew(given, standing, fields),
        version: standing.version + 1,
      })
      .where('id', '=', id)
      .execute(),
  )
  await db
    .updateTable('rh.dpae_configuration')
    .set(dpaeColumns(dpae) as never)
    .where('contractId', '=', id)
    .execute()
  if (standing.state === 'draft' && state === 'generated')
    await emit(db, 'contract.generated', { contractId: id, employeeId: person.id })
  return finished(given, scope, { id, employeeId: person.id, checks })
}

/** What is planned follows the day of hiring. */
function plannedAnew(
  { clock }: Writing,
  { declaration }: Standing,
  { hiringDate: date, hiringTime: time }: { hiringDate: string; hiringTime: string },
) {
  if (declaration !== 'scheduled') return {}
  return { declarationSendAt: plannedSending({ date, time }, clock.now()).toString() }
}

/** Rule 11 (hr-and-workshop, section 5: the sentence is the brief's). */
function requireDpae(configuration: DpaeConfiguration | undefined): DpaeConfiguration {
  if (configuration) return withActivityAtRisk(configuration)
  const label = 'rh.contract.dpae-required'
  throw new Refusal(400, 'DPAE_CONFIG_REQUIRED', label, {
    fields: [{ field: 'dpaeConfiguration', code: 'dpae_config_required', message: label }],
  })
}

function requireWritable({ state, startedAt, hiringDate }: Standing, { today }: ContractScope) {
  const isOpen = !['signed', 'cancelled'].includes(state) && startedAt === null
  if (!isOpen || (state !== 'draft' && hiringDate <= today))
    throw new Refusal(409, 'TRANSITION_INVALID', 'rh.contract.not-editable')
}

type Asked = Pick<InputOf<Create>, 'contract'> & { person: Judging['person']; dpae: DpaeConfiguration }

/** Its company, its terms and what the rules say. @throws Refusal 400, with every rule that stands in the way */
async function judged(given: Writing, scope: ContractScope, asked: Asked, standing: Standing | null) {
  const { db } = given
  const { person, dpae } = asked
  const companyId = await companyOfContract(db, asked.contract)
  if (scope.level(companyId) < 2) throw wrongField('contract.site', 'unknown', 'rh.history.place-unknown')
  const kept = standing
    ? [standing.typeOfContractId, standing.positionId, standing.workTimeId, standing.coefficientId, standing.salaryId]
    : []
  const contract = withKeptPay(scope, asked.contract, companyId, standing)
  await requireModels(db, contract)
  await requireReplaced(db, scope, contract)
  const terms = await termsOfContract(db, contract, kept)
  const findings = await findingsOf(given, scope, {
    contract,
    contractId: standing?.id ?? null,
    person,
    dpae,
    companyId,
    terms,
  })
  const checks = inWords(given, findings, scope.passesRules(companyId))
  const { ruleOverrides } = contract
  refuseFindings(given, findings, { ruleOverrides, passesRules: scope.passesRules(companyId), at: 'contract.' })
  return { companyId, contract, terms, checks }
}

/** Whoever is replaced is somebody whom the writer sees. @throws Refusal 400 */
async function requireReplaced(db: RhDb, { companyIds }: ContractScope, { replacedEmployeeId }: ContractFields) {
  if (!replacedEmployeeId) return
  const found = await db
    .selectFrom('rh.employee')
    .select('id')
    .where('id', '=', replacedEmployeeId)
    .where('companyId', 'in', eachOf(companyIds))
    .where('status', '<>', 'deleted')
    .executeTakeFirst()
  if (!found) throw wrongField('contract.replacedEmployeeId', 'unknown', 'rh.term.unknown')
}

async function requireModels(db: RhDb, { documentModel, mutuelleDocumentModel }: ContractFields) {
  await requireModel(db, { id: documentModel, types: ['WORK_CONTRACT'], field: 'contract.documentModel' })
  const types = ['MUTUELLE_ADHESION', 'MUTUELLE_DISPENSE']
  await requireModel(db, { id: mutuelleDocumentModel, types, field: 'contract.mutuelleDocumentModel' })
}

/** Who may not write pay leaves what stands. */
function withKeptPay(
  scope: ContractScope,
  contract: ContractFields,
  companyId: string,
  standing: Standing | null,
): ContractFields {
  if (scope.writesPay(companyId)) return contract
  const isSent = contract.coefficient ?? contract.salary ?? contract.adaptedSalary ?? contract.hiringMonthlyGrossSalary
  if (isSent !== null) throw forbidden()
  const amount = (value: string | null | undefined) => (value == null ? null : Number(value))
  return {
    ...contract,
    coefficient: standing?.coefficientId ?? null,
    salary: standing?.salaryId ?? null,
    adaptedSalary: amount(standing?.adaptedSalary),
    enableAdaptedSalary: standing?.adaptedSalary != null,
    hiringMonthlyGrossSalary: amount(standing?.hiringMonthlyGrossSalary),
  }
}

type Judged = { contract: ContractFields; terms: TermsOfContract }

function columnsOf(given: Writing, { contract, terms }: Judged) {
  const { type, position, workTime } = terms
  if (!type || !position) throw notFound()
  return {
    typeOfContractId: type.id,
    family: type.family,
    positionId: position.id,
    siteId: contract.site,
    unitId: contract.unit,
    subunitId: contract.subunit,
    hiringDate: contract.hiringDate as string,
    hiringTime: contract.hiringTime,
    endOfContractDate: contract.endOfContractDate,
    minimumDurationDays: contract.minimumDurationDays,
    trialPeriodDate: contract.trialPeriodDate,
    workTimeId: contract.workTime,
    isPartTime: workTime?.kind === 'part',
    coefficientId: contract.coefficient,
    salaryId: contract.salary,
    adaptedSalary: contract.enableAdaptedSalary ? contract.adaptedSalary : null,
    hiringMonthlyGrossSalary: contract.hiringMonthlyGrossSalary,
    reasonCode: contract.reasonCode ?? type.dsnReason,
    reasonText: contract.reasonText,
    replacedEmployeeId: contract.replacedEmployeeId,
    replacedPerson: contract.replacedPerson,
    replacedQualification: contract.replacedQualification,
    hasSixMonthsPractice: contract.hasSixMonthsPractice,
    readingLanguage: contract.readingLanguage,
    retroactiveReason: contract.retroactiveReason,
    documentModelId: contract.documentModel,
    mutuelleDocumentModelId: contract.mutuelleDocumentModel,
    ruleOverrides: signedOverrides(given, contract.ruleOverrides),
  }
}

const joined = ({
  joinDocumentModel,
  joinMutuelleDocumentModel,
}: Pick<InputOf<Create>, 'joinDocumentModel' | 'joinMutuelleDocumentModel'>) => ({
  joinDocumentModel,
  joinMutuelleDocumentModel,
})

const sequenceOf = (
  db: RhDb,
  { hiringDate, endOfContractDate }: { hiringDate: string; endOfContractDate: string | null },
  whose: { employeeId: string; companyId: string; ownId: string | null },
) => freeSequence(db, { ...whose, from: hiringDate, to: endOfContractDate })

type Finished = { id: string; employeeId: string; checks: Check[] }

async function finished(given: Writing, scope: ContractScope, { id, employeeId, checks }: Finished): Promise<Saved> {
  const db: RhDb = given.db
  await followContract(db, { id, employeeId }, { today: scope.today, now: given.clock.now().toString() })
  return { contract: await contractInFull(db, scope, id, checks), checks }
}
