import { platformAnswers } from '#platform/platform-db.ts'
import { passwordsCalls } from './passwords.calls.ts'
import { askForNewPassword } from './server/ask-for-new-password.ts'
import { editExpiredPassword } from './server/edit-expired-password.ts'
import { editPassword } from './server/edit-password.ts'
import { giveTemporaryPassword } from './server/give-temporary-password.ts'
import type { IdentityParts } from './server/identity-parts.ts'
import { isPasswordExpired } from './server/is-password-expired.ts'
import { checkCode, checkLink, resetPassword } from './server/password-links.ts'

export const passwordsServer = (parts: IdentityParts) =>
  platformAnswers(passwordsCalls, {
    isPasswordOfUserExpired: (given, input) => isPasswordExpired({ ...given, ...parts }, input),
    editExpiredPassword: (given, input) => editExpiredPassword({ ...given, ...parts }, input),
    editPassword: (given, input) => editPassword({ ...given, ...parts }, input),
    askForNewPassword: (given, input) => askForNewPassword({ ...given, ...parts }, input),
    checkIfUserCanEnterCode: (given, input) => checkLink({ ...given, ...parts }, input),
    checkCodeForPasswordRetrieval: (given, input) => checkCode({ ...given, ...parts }, input),
    resetPassword: (given, input) => resetPassword({ ...given, ...parts }, input),
    giveTemporaryPassword: (given, input) => giveTemporaryPassword({ ...given, ...parts }, input),
  })
