import { z } from 'zod'

/** Bounded far above the rule, whose refusals the server puts at the field. */
const password = z.string().min(1).max(1024)
const chosen = { newPassword: password, newPasswordConfirm: password }

type Chosen = { newPassword: string; newPasswordConfirm: string }
const areSame = ({ newPassword, newPasswordConfirm }: Chosen) => newPassword === newPasswordConfirm
const atConfirmation = { path: ['newPasswordConfirm'], error: 'identity.password.differ' }

/** A password chosen without the former one: the link of a mail says whose it is. */
export const NewPassword = z.strictObject(chosen).refine(areSame, atConfirmation)

/** A password changed by whoever knows the present one. */
export const PasswordChange = z.strictObject({ currentPassword: password, ...chosen }).refine(areSame, atConfirmation)

/** Whoever forgot his password says where to write to him. */
export const ForgottenMail = z.strictObject({ mail: z.string().trim().min(1).max(254) })
