import { platformAnswers } from '#platform/platform-db.ts'
import { esignConfigCalls } from './esign-config.calls.ts'
import type { LeakedPasswords } from './server/esign-given.ts'
import { esignAccount, saveEsignAccount } from './server/esign-account.ts'
import { createEsignPassword, editEsignPassword, resetEsignPassword } from './server/set-esign-password.ts'
import { unlockEsign } from './server/unlock-esign.ts'

export const esignConfigServer = (leaked: LeakedPasswords) =>
  platformAnswers(esignConfigCalls, {
    hasClientConfiguredPassword: async ({ db }) => {
      const row = await db.selectFrom('platform.esign_password').select('id').executeTakeFirst()
      return { configured: row !== undefined }
    },

    createEsignPassword: (given, chosen) => createEsignPassword({ ...given, ...leaked }, chosen),

    editEsignPassword: (given, changed) => editEsignPassword({ ...given, ...leaked }, changed),

    resetEsignPassword: (given, chosen) => resetEsignPassword({ ...given, ...leaked }, chosen),

    unlockEsign,

    getEsignProviderAccount: ({ db }) => esignAccount(db),

    saveEsignProviderAccount: (given, { clientId: _own, ...account }) => saveEsignAccount(given, account),
  })

export { esignNews } from './server/esign-news.ts'
