import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { ApplicationRow } from '../candidate-application.model.ts'

/** What an application waits for, in a few words. */
export function useNextStep() {
  const t = useT()
  const { moment } = useFormat()
  return ({ status, nextInterviewAt, nextInterviewConfirmed, missingPieces }: ApplicationRow) => {
    if (status === 'interview_scheduled' && nextInterviewAt)
      return nextInterviewConfirmed
        ? moment(nextInterviewAt)
        : t('rh.application.next.to-confirm', { date: moment(nextInterviewAt) })
    if (status === 'accepted') return t('rh.application.next.pieces', { count: missingPieces })
    return t(`rh.application.next.${status}`)
  }
}
