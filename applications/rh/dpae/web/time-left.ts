import type { useT } from '#kernel/web/i18n.ts'

type Translate = ReturnType<typeof useT>

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** `2 j 22 h`, `20 h 18`: as one says how long something lasts. */
export function lastingInWords(lastingMs: number, t: Translate): string {
  const minutes = Math.floor(Math.abs(lastingMs) / minuteMs)
  const [days, hours, rest] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24, minutes % 60]
  if (days > 0) return t('rh.dpae.lasting-days', { days, hours })
  return hours > 0
    ? t('rh.dpae.lasting-hours', { hours, minutes: String(rest).padStart(2, '0') })
    : t('rh.dpae.lasting-minutes', { minutes: rest })
}

/** How much of the eight days of the window is over, from 0 to 1. */
export const shareOver = (opensAt: string, startsAt: string, nowMs: number) => {
  const [from, to] = [Date.parse(opensAt), Date.parse(startsAt)]
  return Math.min(1, Math.max(0, (nowMs - from) / (to - from || dayMs)))
}
