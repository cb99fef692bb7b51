import { type ContractState, isSignedOnPaper, isToSend } from '../../contract.model.ts'
import type { ElementKind, ElementOfContract } from '../../contract-element.model.ts'
import type { ContractScope } from '../contract-scope.ts'

export type Standing = {
  companyId: string
  state: ContractState
  binds: boolean
  isEffective: boolean
  /** An amendment wrote its conditions into the person's dated terms. */
  hasStarted: boolean
  document: { isOutdated: boolean } | null
}

/** What somebody may do with an element of a contract, by where it stands. */
export function actsOnElement(kind: ElementKind, standing: Standing, scope: ContractScope): ElementOfContract['can'] {
  const { companyId, state, binds, isEffective, hasStarted, document } = standing
  const level = scope.level(companyId)
  const isOpen = state !== 'signed' && state !== 'cancelled'
  const isRemovable = isOpen && !isEffective
  return {
    edit: level >= 2 && isOpen,
    delete: level >= 3 && isRemovable,
    cancel: level >= 3 && (kind === 'amendment' ? state === 'signed' && !hasStarted : binds && !isRemovable),
    sign: scope.signs(companyId) && isSignedOnPaper(state),
    send: scope.sends(companyId) && isToSend({ state, document }),
  }
}
