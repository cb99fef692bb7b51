import { useQueryClient } from '@tanstack/react-query'
import { forgetAnswers } from '#kernel/web/api.ts'
import { useReconnected, useSignal } from '#kernel/web/live.ts'
import { rightsChanged } from '#platform/rights/rights.signals.ts'
import { usersCalls } from '#platform/users/users.calls.ts'

/** The menu is asked again in place when rights have moved, or may have while the line was cut. */
export function useRightsChanged() {
  const cache = useQueryClient()
  const askAgain = () => void forgetAnswers(cache, [usersCalls.getModules, usersCalls.getUserInfo])
  useSignal(rightsChanged, askAgain)
  useReconnected(askAgain)
}
