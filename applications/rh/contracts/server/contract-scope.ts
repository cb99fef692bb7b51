import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Level } from '#kernel/shared/access.ts'
import { pay } from '#rh/contract-terms/term.model.ts'
import {
  contractsElement,
  exceptionElement,
  retroactiveElement,
  sendingElement,
  signatureElement,
} from '../contract.model.ts'

/** What somebody may do with the contracts of a company, whatever company their person is in today. */
export type ContractScope = {
  today: string
  now: Temporal.Instant
  companyIds: readonly string[]
  level(companyId: string): Level
  seesPay(companyId: string): boolean
  writesPay(companyId: string): boolean
  hiresInThePast(companyId: string): boolean
  passesRules(companyId: string): boolean
  sends(companyId: string): boolean
  signs(companyId: string): boolean
}

export async function contractScopeOf({ rights, clock }: { rights: Rights; clock: Clock }): Promise<ContractScope> {
  const on = async (element: string) => {
    const { byCompany } = await rights.perimeter(element)
    return (companyId: string) => byCompany.get(companyId) ?? 0
  }
  const { byCompany } = await rights.perimeter(contractsElement)
  const levelOnPay = await on(pay)
  const levelInThePast = await on(retroactiveElement)
  const levelOfExceptions = await on(exceptionElement)
  const levelOfSending = await on(sendingElement)
  const levelOfSigning = await on(signatureElement)
  return {
    today: clock.today().toString(),
    now: clock.now(),
    companyIds: [...byCompany.keys()],
    level: companyId => byCompany.get(companyId) ?? 0,
    seesPay: companyId => levelOnPay(companyId) >= 1,
    writesPay: companyId => levelOnPay(companyId) >= 2,
    hiresInThePast: companyId => levelInThePast(companyId) >= 2,
    passesRules: companyId => levelOfExceptions(companyId) >= 2,
    sends: companyId => levelOfSending(companyId) >= 2,
    signs: companyId => levelOfSigning(companyId) >= 2,
  }
}

/** A contract of another company does not exist for the caller. @throws Refusal 404 */
export function requireInReach(scope: ContractScope, companyId: string) {
  if (scope.level(companyId) < 1) throw notFound()
}
