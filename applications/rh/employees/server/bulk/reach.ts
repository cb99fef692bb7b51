import { gainsByTransfer } from '../gains-by-transfer.ts'
import type { Scope } from '../scope.ts'

/** Whose files the person who brings in a list may write; the platform's people write the whole client. */
export type Reach = {
  isWhole: boolean
  /** The people of a company, or of none yet, are his to manage. */
  manages(companyId: string | null): boolean
  writesSensitive(companyId: string | null): boolean
  /** Conditions of work, the position first among them, are written by who may write what people earn. */
  writesConditions(companyId: string | null): boolean
  /** Nobody brings a person where he may do more with the file than where it lies. */
  mayMove(from: string | null, to: string | null): boolean
}

export const wholeClient: Reach = {
  isWhole: true,
  manages: () => true,
  writesSensitive: () => true,
  writesConditions: () => true,
  mayMove: () => true,
}

/** Managing is asked company by company, as the file of each person asks it. */
export const reachOf = (scope: Scope): Reach => ({
  isWhole: false,
  manages: companyId => scope.can(companyId).archive,
  writesSensitive: companyId => scope.canWithFields(companyId).editSensitive,
  writesConditions: companyId => scope.canWithFields(companyId).editPay,
  mayMove: (from, to) => from === null || to === null || !gainsByTransfer(scope, { from, to }),
})
