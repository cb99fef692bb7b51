import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { serverNow } from '#kernel/web/server-time.ts'

const hourMs = 3_600_000
/** Hours below which there is no more time to lose. */
const urgentHours = 12

/** How long the law still leaves to declare it. */
export function TimeToDeclare({ until }: { until: string }) {
  const t = useT()
  const hours = (Date.parse(until) - serverNow().epochMilliseconds) / hourMs
  if (hours < 0) return <Chip label={t('rh.accident.time-over')} tone="error" />
  return (
    <Chip
      label={t('rh.accident.hours-left', { count: Math.floor(hours) })}
      tone={hours < urgentHours ? 'error' : 'warning'}
    />
  )
}
