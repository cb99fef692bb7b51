import type { WebRoom } from '#kernel/web/pages.ts'
import { accountWeb } from '#platform/identity/account.web.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'
import { peopleLabels } from './people-labels.ts'
import { usersLabels } from './profile.web.ts'

/** Who looks after people: admins and managers those of a client, super admins everybody. */
export const peopleWeb: WebRoom = {
  labels: [usersLabels, peopleLabels, ...accountWeb.labels],
  pages: [
    {
      path: namedRoutes.adminOfClientUsers,
      name: 'adminOfClientUsers',
      layout: 'adminOfClient',
      title: 'users.client.title',
      load: async () => (await import('./web/people/people-page.tsx')).PeoplePage,
    },
    {
      path: '/administration/users/linkUserToServices/:clientId/:userId',
      layout: 'adminOfClient',
      title: 'users.client.title',
      load: async () => (await import('./web/people/person/person-page.tsx')).PersonPage,
    },
    {
      path: namedRoutes.managerInviteUsers,
      name: 'managerInviteUsers',
      layout: 'content',
      roles: ['managerOfService', 'managerOfCompany'],
      title: 'users.team.title',
      load: async () => (await import('./web/people/people-page.tsx')).TeamPage,
    },
    {
      path: namedRoutes.sunAdministrationUsers,
      name: 'sunAdministrationUsers',
      layout: 'superAdmin',
      title: 'users.accounts.title',
      load: async () => (await import('./web/accounts/accounts-page.tsx')).AccountsPage,
    },
    {
      path: '/sun/administration/users/profile/:userId',
      layout: 'superAdmin',
      title: 'users.accounts.title',
      load: async () => (await import('./web/accounts/account-page.tsx')).AccountPage,
    },
    {
      path: '/sun/administration/users/:userId/devices',
      layout: 'superAdmin',
      title: 'users.account.devices',
      load: async () => (await import('./web/accounts/devices-page.tsx')).DevicesPage,
    },
  ],
}
