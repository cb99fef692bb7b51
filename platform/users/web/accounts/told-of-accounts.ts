import { accountsCalls } from '../../accounts.calls.ts'
import { usersCalls } from '../../users.calls.ts'

/** Answers that any change of an account makes wrong. */
export const toldOfAccounts = [accountsCalls.getAllUsers, accountsCalls.getAccount, usersCalls.getUserInfo] as const
