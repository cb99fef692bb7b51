import type { LayoutName, Page, WebRoom } from '#kernel/web/pages.ts'
import { identityLabels, signInLabels } from './web/texts.ts'

const passwordEdition = (layout: LayoutName, path: string, name: string): Page => ({
  path,
  layout,
  name,
  title: 'identity.password.page',
  load: async () => (await import('./web/account/password-page.tsx')).PasswordPage,
})

/** Pages of a person's account beyond signing in: the links of his mails, and the password of each administration. */
export const accountWeb: WebRoom = {
  labels: [signInLabels, identityLabels],
  pages: [
    {
      path: '/forgottenPassword/enterCode/:userId/:token',
      layout: 'blank',
      title: 'identity.enter-code.title',
      guard: async asked => (await import('./web/link-pages/reset-link.ts')).guardEnterCode(asked),
      load: async () => (await import('./web/link-pages/enter-code-page.tsx')).EnterCodePage,
    },
    {
      path: '/resetPassword/:userId/:token',
      layout: 'blank',
      title: 'identity.reset.title',
      guard: async asked => (await import('./web/link-pages/reset-link.ts')).guardReset(asked),
      load: async () => (await import('./web/link-pages/reset-password-page.tsx')).ResetPasswordPage,
    },
    {
      path: '/login/proof',
      layout: 'blank',
      title: 'identity.proof.title',
      load: async () => (await import('./web/proofs/proof-landing-page.tsx')).ProofLandingPage,
    },
    {
      path: '/confirmMail/:token',
      layout: 'blank',
      title: 'identity.confirm-mail.title',
      load: async () => (await import('./web/link-pages/confirm-mail-page.tsx')).ConfirmMailPage,
    },
    passwordEdition('superDev', '/sun/administration/superDev/passwordEdition', 'passwordEditionForSuperDev'),
    passwordEdition('superAdmin', '/sun/administration/superAdmin/passwordEdition', 'passwordEditionForSuperAdmin'),
    passwordEdition('adminOfClient', '/administration/passwordEdition', 'passwordEditionForAdminOfClient'),
  ],
}

/** Cards of a person's own page, with the labels of `accountWeb`. */
export const loadPasswordCard = async () => (await import('./web/account/password-card.tsx')).PasswordCard
export const loadSecondFactorCard = async () => (await import('./web/account/second-factor-card.tsx')).SecondFactorCard
export const loadSessionsCard = async () => (await import('./web/account/sessions-card.tsx')).SessionsCard
