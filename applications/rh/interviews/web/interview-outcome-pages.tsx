import { useT } from '#kernel/web/i18n.ts'
import { OutcomeSheet } from '#kernel/web/kit/outcome-sheet.tsx'

export function InterviewConfirmedPage() {
  const t = useT()
  return <OutcomeSheet title={t('rh.interview.confirmed')} text={t('rh.interview.confirmed-text')} />
}

export function InterviewExpiredPage() {
  const t = useT()
  return <OutcomeSheet title={t('rh.interview.expired')} text={t('rh.interview.expired-text')} />
}
