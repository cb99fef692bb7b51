import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { payrollSoftwareCalls } from './payroll-software.calls.ts'

const companyId = (here: Here) => here.id('platform.company')
const versionOf = (here: Here) =>
  Number(here.row('rh.silae_config', ({ company_id }) => company_id === companyId(here))?.version ?? 0)

export const payrollSoftwareExamples: Examples<typeof payrollSoftwareCalls> = {
  savePayrollConnection: here => ({
    companyId: companyId(here),
    version: versionOf(here),
    mode: 'file',
    dossier: '001',
    apiClientId: null,
    clientSecret: null,
    subscriptionKey: null,
  }),
  savePayrollMapping: here => ({
    companyId: companyId(here),
    version: versionOf(here),
    rows: [{ rubric: 'NORMAL', code: 'HN', telling: 'plain' }],
  }),
}
