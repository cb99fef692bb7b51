import { forbidden, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { checkAmendment } from '#rh/contract-rules/check-element.model.ts'
import { checkPay } from '#rh/contract-rules/check-contract.model.ts'
import type { AmendedConditions } from '../../contract-element.model.ts'
import type { contractElementsCalls } from '../../contract-elements.calls.ts'
import { payOf } from '../checks-of-contract.ts'
import { personOfContract } from '../person-to-hire.queries.ts'
import { signedOverrides } from '../refuse-findings.ts'
import { companyOfContract, termsOfContract } from '../terms-of-contract.queries.ts'
import { amendedBy, conditionsOn } from './conditions-in-force.queries.ts'
import { type Creating, type Writing, writeElement } from './write-element.ts'

type Sent = InputOf<typeof contractElementsCalls.createAmendment | typeof contractElementsCalls.editAmendment>

/**
 * What is not asked to change is left aside: conditions without `mustEditConditions`, a term without
 * `mustEditEndOfContractDate`.
 * @throws Refusal 404; 403 on pay; 400 by the rules and the terms; 409 as `writeElement`
 */
export const writeAmendment = (given: Creating, input: Sent) =>
  writeElement('amendment', given, input, async writing => {
    const { activationDate, reason, mustEditConditions, mustEditEndOfContractDate, ruleOverrides } = input
    const conditions = mustEditConditions ? input.conditions : nothingChanged
    const endOfContractDate = mustEditEndOfContractDate ? input.endOfContractDate : null
    requirePay(writing, conditions)
    await requirePlace(writing, conditions)
    const { trialPeriodDate, other, ...terms } = conditions
    const findings = checkAmendment(
      writing.contract,
      {
        activationDate,
        endOfContractDate,
        trialPeriodDate,
        changesConditions: Boolean(other) || Object.values(terms).some(value => value !== null),
      },
      writing.scope.today,
    )
    return {
      columns: {
        activation_date: activationDate,
        reason,
        must_edit_conditions: mustEditConditions,
        must_edit_end_of_contract_date: mustEditEndOfContractDate,
        end_of_contract_date: endOfContractDate,
        trial_period_date: trialPeriodDate,
        position_id: terms.positionId,
        work_time_id: terms.workTimeId,
        coefficient_id: terms.coefficientId,
        salary_id: terms.salaryId,
        adapted_salary: terms.adaptedSalary,
        site_id: terms.siteId,
        unit_id: terms.unitId,
        subunit_id: terms.subunitId,
        other_conditions: other,
        rule_overrides: signedOverrides(writing.given, ruleOverrides),
      },
      findings: [...findings, ...(await payAfter(writing, activationDate, terms))],
      ruleOverrides,
    }
  })

const nothingChanged: AmendedConditions = {
  positionId: null,
  workTimeId: null,
  coefficientId: null,
  salaryId: null,
  adaptedSalary: null,
  siteId: null,
  unitId: null,
  subunitId: null,
  trialPeriodDate: null,
  other: null,
}

function requirePay({ scope, contract }: Writing, { coefficientId, salaryId, adaptedSalary }: AmendedConditions) {
  const isPay = (coefficientId ?? salaryId ?? adaptedSalary) !== null
  if (isPay && !scope.writesPay(contract.companyId)) throw forbidden()
}

/** Another company is another employer: it writes a contract of its own. */
async function requirePlace({ db, contract }: Writing, { siteId, unitId, subunitId }: AmendedConditions) {
  if (!siteId) {
    if (unitId ?? subunitId) throw wrongField('conditions.siteId', 'required', 'kernel.field.required')
    return
  }
  const place = { site: siteId, unit: unitId, subunit: subunitId }
  const companyId = await companyOfContract(db, place, part => `conditions.${part}Id`)
  if (companyId !== contract.companyId)
    throw wrongField('conditions.siteId', 'other_company', 'rh.contract.other-company')
}

type Terms = Omit<AmendedConditions, 'trialPeriodDate' | 'other'>

/** What the least pay says of the conditions that will hold. @throws Refusal 400 at a term that is none */
async function payAfter({ db, contract }: Writing, activationDate: string, amended: Terms) {
  const before = await conditionsOn(db, contract.id, activationDate)
  const after = amendedBy(before, amended)
  const kept = [before.positionId, before.workTimeId, before.coefficientId, before.salaryId]
  const chosen = {
    position: after.positionId,
    workTime: after.workTimeId,
    coefficient: after.coefficientId,
    salary: after.salaryId,
  }
  const terms = await termsOfContract(db, chosen as never, kept, term => `conditions.${term}Id`)
  const person = await personOfContract(db, contract.employeeId)
  const paid = payOf({
    contract: {
      hiringDate: activationDate,
      enableAdaptedSalary: after.adaptedSalary !== null,
      adaptedSalary: after.adaptedSalary,
      hasSixMonthsPractice: contract.hasSixMonthsPractice,
    },
    person,
    terms,
  })
  return checkPay(paid, activationDate)
}
