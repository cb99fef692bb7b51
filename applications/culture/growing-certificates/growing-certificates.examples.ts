import type { Examples } from '#kernel/testing/examples.ts'
import type { growingCertificatesCalls } from './growing-certificates.calls.ts'

export const growingCertificatesExamples: Examples<typeof growingCertificatesCalls> = {
  createGrowingCertificate: here => ({
    name: `Essai ${here.rows('culture.growing_certificate').length}`,
    standard: 'globalgap',
    number: null,
    body: null,
    validFrom: '2026-01-01',
    validTo: '2027-12-31',
    note: null,
  }),
  editGrowingCertificate: here => {
    const row = here.row('culture.growing_certificate')
    return {
      id: here.id('culture.growing_certificate'),
      name: String(row?.name ?? 'Essai'),
      standard: 'globalgap',
      number: null,
      body: null,
      validFrom: '2026-01-01',
      validTo: '2027-12-31',
      note: 'Relu',
      version: Number(row?.version ?? 1),
    }
  },
  restoreGrowingCertificate: here => ({
    id: here.id('culture.growing_certificate', ({ archived_at }) => archived_at !== null),
  }),
}
