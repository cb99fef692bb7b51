import { Refusal } from '#kernel/server/errors.ts'
import type { CallOutcome } from '../../payroll-software.model.ts'

/** How the software fails: it does not answer, does not let in, refuses what it is told, or answers in another form. */
export type SilaeFault = 'down' | 'not-let-in' | 'refused' | 'wrong'

/** With the software's own words, where it refuses. */
export class SilaeError extends Error {
  readonly fault: SilaeFault
  readonly told: string
  /** Whether it may have taken what it was told: the answer was lost on the way. */
  readonly isUnsure: boolean

  constructor(fault: SilaeFault, { told = '', isUnsure = false }: { told?: string; isUnsure?: boolean } = {}) {
    super(`payroll software: ${fault}`)
    this.fault = fault
    this.told = told
    this.isUnsure = isUnsure
  }
}

export const outcomeOf = (fault: SilaeFault): CallOutcome => (fault === 'not-let-in' ? 'refused' : fault)

/** As the road tells it: 502 SILAE_DOWN, 400 SILAE_REFUSED. */
export const inWords = ({ fault, told }: SilaeError) => {
  if (fault === 'down') return new Refusal(502, 'SILAE_DOWN', 'rh.payroll.down')
  if (fault === 'wrong') return new Refusal(502, 'SILAE_DOWN', 'rh.payroll.wrong')
  if (fault === 'not-let-in') return new Refusal(400, 'SILAE_REFUSED', 'rh.payroll.not-let-in')
  return new Refusal(400, 'SILAE_REFUSED', 'rh.payroll.refused', { values: { told } })
}
