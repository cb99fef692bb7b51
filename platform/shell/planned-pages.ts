import type { Page } from '#kernel/web/pages.ts'
import { plannedByName, plannedOf } from './planned.web.ts'

const publicPages = [
  plannedOf('blank')('stats-platform', '/monitoring/stats/sun'),
  plannedOf('blank')('stats-clients', '/monitoring/stats/clients'),
  plannedByName('blank')('signature-delegation', 'signatureDelegation'),
]

const generalPages = [
  plannedByName('content')('configuration-delegation', 'userConfigurationDelegation'),
  plannedByName('content')('manager-users', 'managerInviteUsers'),
  plannedByName('content')('manager-services', 'managerOfCompanyServiceAdministration'),
  plannedOf('content')('manager-services', '/sun/management/services/:companyId'),
  plannedOf('content')('manager-services', '/sun/management/services/:companyId/services/:serviceId'),
]

const superDevPages = [
  plannedByName('superDev')('dev-dashboard', 'superDevDashboard'),
  plannedByName('superDev')('dev-applications', 'sunDevelopmentApplications'),
  plannedOf('superDev')('dev-applications', '/sun/development/applications/:applicationId/elements'),
  plannedByName('superDev')('error-reports', 'sunDevelopmentRapportErreurs'),
  plannedOf('superDev')('error-reports', '/sun/development/rapports-erreur/:clientId'),
  plannedOf('superDev')('action-reports', '/sun/development/rapports-action'),
]

const superAdminPages = [
  plannedByName('superAdmin')('platform-home', 'superAdminDashboard'),
  plannedByName('superAdmin')('clients', 'sunAdministrationClients'),
  plannedOf('superAdmin')('clients', '/sun/administration/clients/:clientId'),
  plannedByName('superAdmin')('users', 'sunAdministrationUsers'),
  plannedOf('superAdmin')('users', '/sun/administration/users/:userId/devices'),
  plannedOf('superAdmin')('users', '/sun/administration/users/profile/:userId'),
  plannedByName('superAdmin')('document-types', 'sunDocumentGeneratorSetUp'),
  plannedOf('superAdmin')('document-types', '/sun/administration/typeDocuments/configuration/:documentTypeId'),
  plannedByName('superAdmin')('external-services', 'sunExternalServices'),
]

const adminOfClientPages = [
  plannedByName('adminOfClient')('client-home', 'adminOfClientDashboard'),
  plannedByName('adminOfClient')('companies', 'adminOfClientCompanies'),
  plannedOf('adminOfClient')('companies', '/administration/companies/:companyId'),
  plannedOf('adminOfClient')('companies', '/administration/companies/:companyId/services'),
  plannedOf('adminOfClient')('companies', '/administration/companies/:companyId/services/:serviceId'),
  plannedByName('adminOfClient')('client-users', 'adminOfClientUsers'),
  plannedOf('adminOfClient')('client-users', '/administration/users/linkUserToServices/:clientId/:userId'),
  plannedByName('adminOfClient')('client-configuration', 'adminOfClientConfiguration'),
  plannedByName('adminOfClient')('delegation', 'sunDelegation'),
  plannedOf('adminOfClient')('delegation', '/administration/delegation/user/:userId'),
  plannedByName('adminOfClient')('shortcuts', 'sunShortcuts'),
  plannedByName('adminOfClient')('client-signatures', 'adminOfClientSignatures'),
  plannedByName('adminOfClient')('providers', 'adminOfClientPrestataires'),
]

/** The platform's addresses whose room is not built yet. A page that gets built leaves this list for its room's. */
export const plannedPages: readonly Page[] = [
  ...publicPages,
  ...generalPages,
  ...superDevPages,
  ...superAdminPages,
  ...adminOfClientPages,
]
