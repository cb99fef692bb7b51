import { z } from 'zod'

/** Characters of the password with which a company signs. */
export const shortestEsignPassword = 12
/** Wrong ones in a row before everybody waits, how long they wait, and how long a right one counts. */
export const triesAtOnce = 5
export const waitMinutes = 15
export const unlockedMinutes = 15

/** Bounded far above the rule, whose refusals the server puts at the field. */
const password = z.string().min(1).max(1024)

const areSame = { error: 'esign.password.differ' }

export const NewEsignPassword = z
  .strictObject({ password, passwordConfirmation: password })
  .refine(typed => typed.password === typed.passwordConfirmation, { ...areSame, path: ['passwordConfirmation'] })

const changed = { newPassword: password, newPasswordConfirmation: password }

export const EsignPasswordChange = z
  .strictObject({ currentPassword: password, ...changed })
  .refine(typed => typed.newPassword === typed.newPasswordConfirmation, {
    ...areSame,
    path: ['newPasswordConfirmation'],
  })
