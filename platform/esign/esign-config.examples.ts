import type { Examples } from '#kernel/testing/examples.ts'
import type { esignConfigCalls } from './esign-config.calls.ts'

const password = 'Une récolte de mars 47'
const chosen = { password, passwordConfirmation: password }

export const esignConfigExamples: Examples<typeof esignConfigCalls> = {
  saveEsignProviderAccount: () => ({ firstname: 'Paul', name: 'Petit', mail: 'paul.petit@essai.example' }),
  createEsignPassword: here => ({ clientId: here.clientId, ...chosen }),
  editEsignPassword: here => ({
    clientId: here.clientId,
    currentPassword: password,
    newPassword: password,
    newPasswordConfirmation: password,
  }),
  resetEsignPassword: here => ({ clientId: here.clientId, ...chosen }),
  unlockEsign: here => ({ clientId: here.clientId, password }),
}
