import { platformAnswers } from '#platform/platform-db.ts'
import { administeredBy } from '#platform/rights/rights.server.ts'
import { companiesCalls } from './companies.calls.ts'
import { companiesOfClient, companySheet, companySheets } from './server/companies.queries.ts'
import { knownTo, managedCompanies, managedService, requireManagedCompany } from './server/managed.ts'
import { serviceRows, serviceSheet } from './server/services.queries.ts'
import { archiveCompany, createCompany, editCompany, restoreCompany } from './server/write-company.ts'
import { archiveService, createService, editService, moveUsers, restoreService } from './server/write-service.ts'

export { namedCompanies } from './server/named-companies.queries.ts'

export const companiesServer = platformAnswers(companiesCalls, {
  getCompaniesOfClient: async ({ db, caller }) =>
    knownTo(await administeredBy(db, caller), await companiesOfClient(db)),

  getManagedCompanies: async given => companySheets(given.db, await managedCompanies(given)),

  getCompanyById: async (given, { companyId }) => {
    await requireManagedCompany(given, companyId)
    return companySheet(given.db, companyId)
  },

  getServicesOfCompany: async (given, { companyId }) => {
    await requireManagedCompany(given, companyId)
    await companySheet(given.db, companyId)
    return serviceRows(given.db, { companyId })
  },

  getServiceById: async (given, { serviceId }) => {
    await managedService(given, serviceId)
    return serviceSheet(given.db, serviceId)
  },

  createCompany: ({ db }, input) => createCompany(db, input),
  editCompany: ({ db }, input) => editCompany(db, input),
  deleteCompany: ({ db, clock }, { companyId }) => archiveCompany(db, companyId, clock.now()),
  restoreCompany: ({ db }, { companyId }) => restoreCompany(db, companyId),

  createService: ({ db }, input) => createService(db, input),
  editService: ({ db }, input) => editService(db, input),
  deleteService: ({ db, clock }, { serviceId }) => archiveService(db, serviceId, clock.now()),
  restoreService: ({ db }, { serviceId }) => restoreService(db, serviceId),
  moveUsersOfService: (given, input) => moveUsers(given, input),
})

export { companiesOfClient } from './server/companies.queries.ts'
