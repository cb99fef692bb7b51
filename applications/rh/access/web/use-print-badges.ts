import { useAlert } from '#kernel/web/alerts.ts'
import { ApiError, downloadCall } from '#kernel/web/api.ts'
import { accessCalls } from '../access.calls.ts'

/** Hands the cards of these badges to the person, or says why there are none. */
export function usePrintBadges() {
  const alert = useAlert()
  return async (badgeIds: string[]) => {
    try {
      await downloadCall(accessCalls.printBadges, { badgeIds }, { staysOnPage: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      alert.error(error.message)
    }
  }
}
