import { platformAnswers } from '#platform/platform-db.ts'
import { esignConfigCalls } from './esign-config.calls.ts'
import { esignAccount, saveEsignAccount } from './server/esign-account.ts'
import { createEsignPassword, editEsignPassword, resetEsignPassword } from './server/set-esign-password.ts'
import { unlockEsign } from './server/unlock-esign.ts'

export const esignConfigServer = platformAnswers(esignConfigCalls, {
  hasClientConfiguredPassword: async ({ db }) => {
    const row = await db.selectFrom('platform.esign_password').select('id').executeTakeFirst()
    return { configured: row !== undefined }
  },

  createEsignPassword,

  editEsignPassword,

  resetEsignPassword,

  unlockEsign,

  getEsignProviderAccount: ({ db }) => esignAccount(db),

  saveEsignProviderAccount: (given, { clientId: _own, ...account }) => saveEsignAccount(given, account),
})

export { esignNews } from './server/esign-news.ts'
