import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { raiseAlert } from '#kernel/web/alerts.ts'
import { type ApiError, changeTogether, forgetTouchedBy, queryOf, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Shortcut } from '../../shortcut.model.ts'
import { shortcutsCalls } from '../../shortcuts.calls.ts'

/**
 * Moves a shortcut at once on screen, then on the server, one move after the other; what is refused goes back where it
 * was.
 */
export function useShortcutOrder(shortcuts: readonly Shortcut[]) {
  const t = useT()
  const cache = useQueryClient()
  const { send } = useSend(shortcutsCalls.orderShortcuts, { staysOnPage: true })
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const [said, setSaid] = useState('')
  const { queryKey } = queryOf(shortcutsCalls.getShortcuts, {})

  const move = (shortcut: Shortcut, to: number) => {
    const from = shortcuts.indexOf(shortcut)
    if (to < 0 || to >= shortcuts.length || to === from) return
    const ordered = shortcuts.toSpliced(from, 1).toSpliced(to, 0, shortcut)
    void cache.cancelQueries({ queryKey })
    cache.setQueryData(queryKey, ordered)
    setSaid(t('shortcuts.admin.moved', { label: shortcut.label, place: to + 1, of: ordered.length }))
    const ids = ordered.map(({ id }) => id)
    const former = last.current
    last.current = changeTogether(() =>
      former
        .then(() => send({ ids }))
        .catch((failure: ApiError) => {
          raiseAlert({ kind: 'error', text: failure.fields[0]?.message ?? failure.message, stays: true })
          return forgetTouchedBy(shortcutsCalls.orderShortcuts)
        }),
    )
  }
  return { move, said }
}
