import type { LayoutName } from '#kernel/web/pages.ts'
import type { RouteName } from '#platform/named-routes.model.ts'

type RoleLayout = Extract<LayoutName, 'superAdmin' | 'superDev' | 'adminOfClient'>
export type RoleMenuEntry = { label: string; route: RouteName }

/** The menus of the three administrations, in the order of the brief. */
export const roleMenus: Record<RoleLayout, readonly RoleMenuEntry[]> = {
  superDev: [
    { label: 'shell.home', route: 'superDevDashboard' },
    { label: 'field.applications', route: 'sunDevelopmentApplications' },
    { label: 'shell.menu.monitoring', route: 'sunDevelopmentRapportErreurs' },
    { label: 'shell.page.dev-maintenance', route: 'sunDevelopmentMaintenance' },
    { label: 'shell.page.dev-import', route: 'sunDevelopmentImport' },
  ],
  superAdmin: [
    { label: 'shell.home', route: 'superAdminDashboard' },
    { label: 'field.clients', route: 'sunAdministrationClients' },
    { label: 'field.users', route: 'sunAdministrationUsers' },
    { label: 'shell.page.document-types', route: 'sunDocumentGeneratorSetUp' },
    { label: 'shell.page.external-services', route: 'sunExternalServices' },
  ],
  adminOfClient: [
    { label: 'shell.home', route: 'adminOfClientDashboard' },
    { label: 'field.companies', route: 'adminOfClientCompanies' },
    { label: 'field.users', route: 'adminOfClientUsers' },
    { label: 'shell.page.client-configuration', route: 'adminOfClientConfiguration' },
    { label: 'shell.page.client-security', route: 'adminOfClientSecurity' },
    { label: 'shell.page.delegation', route: 'sunDelegation' },
    { label: 'field.shortcuts', route: 'sunShortcuts' },
    { label: 'shell.page.client-signatures', route: 'adminOfClientSignatures' },
    { label: 'field.providers', route: 'adminOfClientPrestataires' },
    { label: 'shell.page.client-journal', route: 'adminOfClientJournal' },
  ],
}

export const isRoleLayout = (layout: LayoutName): layout is RoleLayout => layout in roleMenus
