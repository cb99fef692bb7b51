import { rhAnswers } from '#rh/rh-db.ts'
import { payrollSoftwareCalls } from './payroll-software.calls.ts'
import { testConnection, variablesOf } from './server/ask-software.ts'
import { connectionOf, connectionsOf } from './server/connections.queries.ts'
import { mappingOf } from './server/mapping.queries.ts'
import { levelsByCompany, requireCompany } from './server/require-company.ts'
import { saveConnection } from './server/save-connection.ts'
import { saveMapping } from './server/save-mapping.ts'
import type { SimulatedServices } from './server/silae/silae-of-company.ts'

export { labelOfRubric, type PayrollCode, type PayrollCodes, type PayrollUnit } from './payroll-code.model.ts'
export { linesToTell, payrollFileOf, type Untold, untoldIn } from './payroll-file.model.ts'
export { codesOf } from './server/codes-of.queries.ts'
export { requireTellable } from './server/require-tellable.ts'
export { secretPlace } from './server/save-connection.ts'
export { sendLines, type SentLines } from './server/send-lines.ts'
export type { PayrollDesk, SimulatedServices } from './server/silae/silae-of-company.ts'

export const payrollSoftwareServer = (simulated: SimulatedServices) =>
  rhAnswers(payrollSoftwareCalls, {
    getPayrollConnections: async ({ db, rights, clock }) =>
      connectionsOf({ db, levels: await levelsByCompany(rights), today: clock.today().toString() }),

    savePayrollConnection: async ({ db, rights, clock, keys, caller }, typed) => {
      await requireCompany(db, rights, typed.companyId, 3)
      await saveConnection({ db, keys, clientId: caller.clientId as string }, typed)
      const reading = { db, levels: await levelsByCompany(rights), today: clock.today().toString() }
      return connectionOf(reading, typed.companyId)
    },

    testPayrollConnection: async (given, { companyId }) => {
      await given.withDb(db => requireCompany(db, given.rights, companyId, 3))
      return testConnection({ ...given, clientId: given.caller.clientId as string, simulated }, companyId)
    },

    getPayrollVariables: async (given, { companyId }) => {
      await given.withDb(db => requireCompany(db, given.rights, companyId, 2))
      return variablesOf({ ...given, clientId: given.caller.clientId as string, simulated }, companyId)
    },

    getPayrollMapping: async ({ db, rights, clock }, { companyId }) => {
      await requireCompany(db, rights, companyId, 1)
      return mappingOf(db, companyId, clock.today().toString())
    },

    savePayrollMapping: async ({ db, rights, clock }, mapping) => {
      await requireCompany(db, rights, mapping.companyId, 2)
      await saveMapping(db, mapping)
      return mappingOf(db, mapping.companyId, clock.today().toString())
    },
  })
