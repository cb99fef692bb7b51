import { useT } from '#kernel/web/i18n.ts'
import { LeftOut } from '#rh/left-out.tsx'
import type { Outcome } from '../working-time.model.ts'

export type Left = { id: string; name: string; outcome: Outcome }

/** For whom hours were not written or moved. */
export function HoursLeftOut({ left, onClose }: { left: readonly Left[]; onClose: () => void }) {
  const t = useT()
  return (
    <LeftOut
      title={t('rh.hours.left-out', { count: left.length })}
      left={left.map(({ outcome, ...person }) => ({ ...person, why: t(`rh.hours.outcome.${outcome}`) }))}
      onClose={onClose}
    />
  )
}
