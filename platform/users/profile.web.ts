import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { accountWeb } from '#platform/identity/account.web.ts'

export const usersLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** Apart from the room's first door, which the sign-in page loads. */
export const profileWeb: WebRoom = {
  labels: [usersLabels, ...accountWeb.labels],
  pages: [
    {
      path: '/sun/user/profile',
      name: 'userProfile',
      layout: 'content',
      title: 'users.profile',
      load: async () => (await import('./web/profile/profile-page.tsx')).ProfilePage,
    },
  ],
}
