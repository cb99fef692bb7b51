import { Chip } from '#kernel/web/kit/chip.tsx'
import { useT } from '#kernel/web/i18n.ts'
import { serverNow } from '#kernel/web/server-time.ts'

const hourMs = 3_600_000
const dayHours = 48

/** How long the state may still last, or since when it lasts too long. */
export function TimeLeft({ dueAt }: { dueAt: string | null }) {
  const t = useT()
  if (dueAt === null) return null
  const hours = (Date.parse(dueAt) - serverNow().epochMilliseconds) / hourMs
  const count = Math.max(Math.round(Math.abs(hours)), 1)
  const isLong = count >= dayHours
  const shown = isLong ? Math.round(count / 24) : count
  if (hours < 0)
    return (
      <Chip
        label={t(isLong ? 'qualite.dispute.late-days' : 'qualite.dispute.late-hours', { count: shown })}
        tone="error"
      />
    )
  return <Chip label={t(isLong ? 'qualite.dispute.left-days' : 'qualite.dispute.left-hours', { count: shown })} />
}
