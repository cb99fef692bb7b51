import type { LayoutName } from '#kernel/web/pages.ts'
import type { RouteName } from '#platform/named-routes.model.ts'

type RoleLayout = Extract<LayoutName, 'superAdmin' | 'superDev' | 'adminOfClient'>
export type RoleMenuEntry = { label: string; route: RouteName }

/** The menus of the three administrations, in the order of the brief. */
export const roleMenus: Record<RoleLayout, readonly RoleMenuEntry[]> = {
  superDev: [
    { label: 'shell.home', route: 'superDevDashboard' },
    { label: 'shell.page.dev-applications', route: 'sunDevelopmentApplications' },
    { label: 'shell.menu.monitoring', route: 'sunDevelopmentRapportErreurs' },
    { label: 'shell.page.dev-maintenance', route: 'sunDevelopmentMaintenance' },
    { label: 'shell.page.dev-import', route: 'sunDevelopmentImport' },
  ],
  superAdmin: [
    { label: 'shell.home', route: 'superAdminDashboard' },
    { label: 'shell.page.clients', route: 'sunAdministrationClients' },
    { label: 'shell.page.users', route: 'sunAdministrationUsers' },
    { label: 'shell.page.document-types', route: 'sunDocumentGeneratorSetUp' },
    { label: 'shell.page.external-services', route: 'sunExternalServices' },
  ],
  adminOfClient: [
    { label: 'shell.home', route: 'adminOfClientDashboard' },
    { label: 'shell.page.companies', route: 'adminOfClientCompanies' },
    { label: 'shell.page.client-users', route: 'adminOfClientUsers' },
    { label: 'shell.page.client-configuration', route: 'adminOfClientConfiguration' },
    { label: 'shell.page.delegation', route: 'sunDelegation' },
    { label: 'shell.page.shortcuts', route: 'sunShortcuts' },
    { label: 'shell.page.client-signatures', route: 'adminOfClientSignatures' },
    { label: 'shell.page.providers', route: 'adminOfClientPrestataires' },
    { label: 'shell.page.client-journal', route: 'adminOfClientJournal' },
  ],
}

export const isRoleLayout = (layout: LayoutName): layout is RoleLayout => layout in roleMenus
