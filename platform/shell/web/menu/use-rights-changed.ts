import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { forgetAnswers } from '#kernel/web/api.ts'
import { useReconnected, useSignal } from '#kernel/web/live.ts'
import { rightsChanged } from '#platform/rights/rights.signals.ts'
import { menuCalls } from '#platform/rights/menu.calls.ts'
import { usersCalls } from '#platform/users/users.calls.ts'

/** Within which the tabs of a whole client spread what they ask. */
const spreadMs = 1_000

/** The menu is asked again in place when rights have moved, or may have while the line was cut. */
export function useRightsChanged() {
  const cache = useQueryClient()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const askAgain = () => void forgetAnswers(cache, [menuCalls.getModules, usersCalls.getUserInfo])
  useSignal(rightsChanged, ({ toAll }) => {
    clearTimeout(waiting.current)
    if (toAll) waiting.current = setTimeout(askAgain, Math.random() * spreadMs)
    else askAgain()
  })
  useReconnected(askAgain)
  useEffect(() => () => clearTimeout(waiting.current), [])
}
