import type { WebRoom } from '#kernel/web/pages.ts'
import { signInLabels } from './web/texts.ts'

export { identityLabels } from './web/texts.ts'

export const identityWeb: WebRoom = {
  labels: [signInLabels],
  pages: [
    {
      path: '/login',
      name: 'login',
      layout: 'blank',
      title: 'identity.login.title',
      guard: async () => (await import('./web/only-signed-out.ts')).onlySignedOut(),
      load: async () => (await import('./web/login-page.tsx')).LoginPage,
    },
  ],
}
