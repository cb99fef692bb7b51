import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { nonConformitiesCalls } from './non-conformities.calls.ts'

const fields = { source: 'production' as const, severity: 'minor' as const, title: 'mot' }

/** One in that state, with its version. */
function inState(here: Here, state: string) {
  const row = here.row('qualite.non_conformity', one => one.state === state)
  return {
    id: here.id('qualite.non_conformity', one => one.id === row?.id),
    version: Number(row?.version ?? 1),
  }
}

export const nonConformitiesExamples: Examples<typeof nonConformitiesCalls> = {
  getNonConformity: here => ({ id: here.id('qualite.non_conformity') }),
  openNonConformity: here => ({ companyId: here.id('platform.company'), ...fields }),
  editNonConformity: here => ({ ...inState(here, 'open'), ...fields }),
  addQualityAction: here => ({ id: inState(here, 'open').id, kind: 'immediate', text: 'mot' }),
  endQualityAction: here => {
    const action = here.row('qualite.quality_action', ({ done_at: doneAt }) => doneAt === null)
    return {
      id: here.id('qualite.non_conformity', ({ id }) => id === action?.non_conformity_id),
      actionId: here.id('qualite.quality_action', ({ id }) => id === action?.id),
    }
  },
  containNonConformity: here => ({ ...inState(here, 'open'), hasNoLot: true }),
  analyseNonConformity: here => ({ ...inState(here, 'contained'), causes: ['method'], whys: ['mot', 'mot', 'mot'] }),
  actOnNonConformity: here => inState(here, 'analysed'),
  verifyNonConformity: here => ({ ...inState(here, 'acting'), isEffective: true, text: 'mot' }),
  closeNonConformity: here => inState(here, 'verified'),
  cancelNonConformity: here => ({ ...inState(here, 'open'), reason: 'mot' }),
  reopenNonConformity: here => ({ ...inState(here, 'closed'), reason: 'mot' }),
}
