import { closeAlert, raiseAlert } from '#kernel/web/alerts.ts'
import { t } from '#kernel/web/i18n.ts'
import { askRemaining } from './session-ends.ts'

/** Milliseconds. */
const warnedBefore = 5 * 60_000
const minute = 60_000

/** Whatever one does a session ends after some hours: it is said five minutes before, for work to be saved. */
export function watchAbsoluteEnd() {
  let warning: ReturnType<typeof setTimeout> | undefined
  let ending: ReturnType<typeof setTimeout> | undefined
  let alertId: number | undefined

  const warn = (minutes: number) => {
    alertId ??= raiseAlert({ kind: 'warning', text: t('identity.idle.absolute', { count: minutes }), stays: true })
  }
  const stop = () => {
    clearTimeout(warning)
    clearTimeout(ending)
  }
  return {
    /** `remaining` in milliseconds. The server then refuses the session itself, and its words are shown. */
    expectIn(remaining: number) {
      stop()
      const minutes = Math.max(1, Math.min(Math.round(remaining / minute), warnedBefore / minute))
      warning = setTimeout(() => warn(minutes), Math.max(0, remaining - warnedBefore))
      ending = setTimeout(() => void askRemaining().catch(() => undefined), Math.max(0, remaining) + 1000)
    },
    stop() {
      stop()
      if (alertId !== undefined) closeAlert(alertId)
    },
  }
}
