import { fetchCall } from '#kernel/web/api.ts'
import type { WaitingAct } from '#kernel/web/offline/waiting-act.ts'
import { lineWorkCalls } from '../line-work.calls.ts'

/** What somebody gave up stands in the log of the floor, with why. */
export const logAbandoned = ({ label, at, refusal }: WaitingAct, reason: string) =>
  fetchCall(
    lineWorkCalls.loggerFile,
    { level: 'warn', message: label, context: { reason, at, code: refusal?.code ?? null } },
    { staysOnPage: true },
  )
