import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Moved } from '../pay-check.model.ts'
import type { Left } from './people-left-out.tsx'

/** Says how many moved, and keeps those who did not until they were read. */
export function useMoves() {
  const t = useT()
  const alert = useAlert()
  const [left, setLeft] = useState<Left>([])
  const tell = (verb: 'verified' | 'stepped-back', { done, results }: Moved) => {
    if (done > 0) alert.success(t(`rh.pay.${verb}`, { count: done }))
    setLeft(results.filter(({ outcome }) => outcome !== 'done'))
  }
  return { left, forget: () => setLeft([]), tell }
}
