import { z } from 'zod'
import { role, signedIn } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { Company, CompanyFields, CompanySheet, ServiceFields, ServiceRow, ServiceSheet } from './company.model.ts'

const byAdmin = { access: role('adminOfClient') } as const
const byManagers = { access: role('adminOfClient', 'managerOfCompany') } as const
const ofCompany = z.strictObject({ companyId: idOf('platform.company') })
const ofService = z.strictObject({ serviceId: idOf('platform.service') })
const version = z.int32().optional()

const touches = 'everything'

/**
 * Companies of a client and their services (platform-core, section 7, under client/). Their managers read their own; to
 * them the others do not exist. What has served is archived, never erased. Without `version` the last one wins.
 */
export const companiesCalls = calls('platform/companies', {
  getCompaniesOfClient: {
    method: 'GET',
    path: 'client/getCompaniesOfClient/:clientId',
    access: signedIn(),
    input: z.strictObject({ clientId: idOf('platform.client') }),
    answer: z.array(Company),
  },
  /** Those that the caller manages; all of them for an admin. Archived ones last. */
  getManagedCompanies: { ...byManagers, method: 'GET', path: 'client/companies', answer: z.array(CompanySheet) },
  getCompanyById: {
    ...byManagers,
    method: 'GET',
    path: 'client/getCompanyById/:companyId',
    input: ofCompany,
    answer: CompanySheet,
  },
  getServicesOfCompany: {
    ...byManagers,
    method: 'GET',
    path: 'client/getServicesOfCompany/:companyId',
    input: ofCompany,
    answer: z.array(ServiceRow),
  },
  getServiceById: {
    method: 'GET',
    path: 'client/getServiceById/:serviceId',
    access: role('adminOfClient', 'managerOfCompany', 'managerOfService'),
    input: ofService,
    answer: ServiceSheet,
  },
  /** 400 on a name that another living company has. */
  createCompany: {
    ...byAdmin,
    method: 'POST',
    path: 'client/createCompany',
    status: 201,
    input: z.strictObject({ clientId: idOf('platform.client'), company: CompanyFields }),
    touches,
    answer: CompanySheet,
  },
  editCompany: {
    ...byAdmin,
    method: 'POST',
    path: 'client/editCompany',
    input: z.strictObject({ company: CompanyFields.extend({ id: idOf('platform.company'), version }) }),
    touches,
    answer: CompanySheet,
  },
  /** Archives it. 409 COMPANY_IN_USE while a service lives. */
  deleteCompany: {
    ...byAdmin,
    method: 'DELETE',
    path: 'client/deleteCompany/:companyId',
    input: ofCompany,
    touches,
    answer: nothing,
  },
  restoreCompany: {
    ...byAdmin,
    method: 'POST',
    path: 'client/restoreCompany',
    input: ofCompany,
    touches,
    answer: CompanySheet,
  },
  createService: {
    ...byAdmin,
    method: 'POST',
    path: 'client/createService',
    status: 201,
    input: z.strictObject({ companyId: idOf('platform.company'), service: ServiceFields }),
    touches,
    answer: ServiceRow,
  },
  editService: {
    ...byAdmin,
    method: 'POST',
    path: 'client/editService',
    input: z.strictObject({ service: ServiceFields.extend({ id: idOf('platform.service'), version }) }),
    touches,
    answer: ServiceRow,
  },
  /** Archives it. 409 SERVICE_IN_USE, with `users`, while somebody is inside. */
  deleteService: {
    ...byAdmin,
    method: 'DELETE',
    path: 'client/deleteService/:serviceId',
    input: ofService,
    touches,
    answer: nothing,
  },
  restoreService: {
    ...byAdmin,
    method: 'POST',
    path: 'client/restoreService',
    input: ofService,
    touches,
    answer: ServiceRow,
  },
  /** Moves everybody of a service into another, managers staying managers. Doing it again changes nothing. */
  moveUsersOfService: {
    ...byAdmin,
    method: 'POST',
    path: 'client/moveUsersOfService',
    input: z.strictObject({ serviceId: idOf('platform.service'), toServiceId: idOf('platform.service') }),
    touches,
    answer: ServiceRow,
  },
})
