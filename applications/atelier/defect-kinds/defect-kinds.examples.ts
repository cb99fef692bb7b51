import type { Examples } from '#kernel/testing/examples.ts'
import type { defectKindsCalls } from './defect-kinds.calls.ts'

export const defectKindsExamples: Examples<typeof defectKindsCalls> = {
  addDefectKind: here => ({ companyId: here.id('platform.company'), name: 'Fendue au col', validFrom: '2026-01-01' }),
  endDefectKind: here => {
    const standing = here.row('atelier.defect_kind', row => row.valid_to === null)
    return {
      id: String(standing?.id ?? here.id('atelier.defect_kind')),
      validTo: '2027-12-31',
      version: Number(standing?.version ?? 1),
    }
  },
}
