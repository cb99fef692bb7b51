import { raiseAlert } from '#kernel/web/alerts.ts'
import { type ApiError, downloadCall } from '#kernel/web/api.ts'
import { workPermitsCalls } from '../work-permits.calls.ts'

/** Hands over the letter of a check. */
export const takeLetter = (id: string) =>
  void downloadCall(workPermitsCalls.getPermitCheckLetter, { id }, { staysOnPage: true }).catch((failure: ApiError) =>
    raiseAlert({ kind: 'error', text: failure.message }),
  )
