import { z } from 'zod'

const password = z.string().min(1).max(1024)
/** Six digits of the telephone, or a recovery code. */
const code = z.string().trim().min(1).max(40)

/** What proves again who sits there. */
export const Reauthentication = z.strictObject({ password })

/** The same, of somebody who has a second factor. */
export const ReauthenticationWithCode = z.strictObject({ password, code })

/** Of somebody who proves himself at his company: his code, where he was asked for none there. */
export const ProofAtCompany = z.strictObject({ code: code.optional() })
