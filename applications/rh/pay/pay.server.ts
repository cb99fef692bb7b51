import { rhAnswers } from '#rh/rh-db.ts'
import type { SimulatedServices } from '#rh/payroll-software/payroll-software.server.ts'
import { payCalls } from './pay.calls.ts'
import { weekOfMonday } from './pay-period.model.ts'
import { payExportsCalls } from './pay-exports.calls.ts'
import { payCheckCalls } from './pay-check.calls.ts'
import { hrCheckElement, payCheckElement, payExportElement } from './pay-place.model.ts'
import { checkScopeOf, type ExportScope } from './server/check-scope.ts'
import { choicesOfChecks, openCheck } from './server/checks.queries.ts'
import { exportPay } from './server/export-pay.ts'
import { exportFile, exportsOf } from './server/exports.queries.ts'
import { sendExport } from './server/send-export.ts'
import { hrCheckOf, pageOfHrCheck } from './server/hr-check.queries.ts'
import { pageOfPayCheck, payCheckOf } from './server/pay-check.queries.ts'
import { justifyHrAnomaly, stepBackHr, verifyHr } from './server/verify-hr.ts'
import { closePayCheck, justifyPayAnomaly, stepBackPay, verifyPay } from './server/verify-pay.ts'

export { absencesListener, hoursListener } from './server/hear-changes.ts'

type Asking = Parameters<typeof checkScopeOf>[0]
const ofHr = (given: Asking) => checkScopeOf(given, hrCheckElement)

export const payServer = rhAnswers(payCalls, {
  getHrCheckChoices: async given => choicesOfChecks(given.db, await ofHr(given)),
  getHrCheck: async (given, asked) => ({ check: await hrCheckOf(given.db, await ofHr(given), asked) }),
  openHrCheck: async (given, { companyId, monday, siteIds }) =>
    openCheck(given.db, await ofHr(given), { kind: 'hr', companyId, ...weekOfMonday(monday), siteIds }),
  getPeopleOfHrCheck: async (given, asked) => pageOfHrCheck(given.db, await ofHr(given), asked),
  verifyHr: async (given, people) => verifyHr(given.db, await ofHr(given), people),
  stepBackHr: async (given, people) => stepBackHr(given.db, await ofHr(given), people),
  justifyHrAnomaly: async (given, justified) => justifyHrAnomaly(given.db, await ofHr(given), justified),
})

const ofPay = (given: Asking) => checkScopeOf(given, payCheckElement)

async function ofPayAndExport(given: Asking): Promise<ExportScope> {
  const [scope, exporting] = await Promise.all([ofPay(given), checkScopeOf(given, payExportElement)])
  return { ...scope, exportedIds: exporting.companies.where(2) }
}

export const payCheckServer = rhAnswers(payCheckCalls, {
  getPayCheckChoices: async given => choicesOfChecks(given.db, await ofPay(given)),
  getPayCheck: async (given, asked) => ({ check: await payCheckOf(given.db, await ofPayAndExport(given), asked) }),
  openPayCheck: async (given, asked) => openCheck(given.db, await ofPay(given), { kind: 'pay', ...asked }),
  getPeopleOfPayCheck: async (given, asked) => pageOfPayCheck(given.db, await ofPay(given), asked),
  verifyPay: async (given, people) => verifyPay(given.db, await ofPay(given), people),
  stepBackPay: async (given, people) => stepBackPay(given.db, await ofPay(given), people),
  justifyPayAnomaly: async (given, justified) => justifyPayAnomaly(given.db, await ofPay(given), justified),
  closePayCheck: async (given, read) => closePayCheck(given.db, await ofPay(given), read),
})

export const payExportsServer = (simulated: SimulatedServices) =>
  rhAnswers(payExportsCalls, {
    getPayExports: async (given, { companyId }) => exportsOf(given.db, await ofPay(given), companyId),
    exportPay: async (given, asked) => exportPay(given, await ofPayAndExport(given), asked),
    getPayExportFile: async (given, { id }) => exportFile(given.db, await ofPay(given), id),
    sendPayExport: async (given, asked) => {
      const desk = { ...given, clientId: given.caller.clientId as string, simulated }
      return sendExport(desk, await ofPayAndExport(given), asked)
    },
  })
