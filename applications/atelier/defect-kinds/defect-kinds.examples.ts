import type { Examples } from '#kernel/testing/examples.ts'
import type { defectKindsCalls } from './defect-kinds.calls.ts'

export const defectKindsExamples: Examples<typeof defectKindsCalls> = {
  addDefectKind: here => ({
    companyId: here.id('platform.company'),
    name: `Défaut ${here.rows('atelier.defect_kind').length}`,
    validFrom: '2026-01-01',
  }),
  endDefectKind: here => {
    const row = here.row('atelier.defect_kind')
    return {
      id: String(row?.id ?? here.id('atelier.defect_kind')),
      validTo: '2099-12-31',
      version: Number(row?.version ?? 1),
    }
  },
}
