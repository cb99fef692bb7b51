import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { errorReportsCalls } from '../error-reports.calls.ts'

/** Says where a report stands, and tells that it is said. */
export function useSetErrorState() {
  const t = useT()
  const alert = useAlert()
  return useSend(errorReportsCalls.setErrorState, {
    onDone: ({ state }) => alert.success(t('monitoring.marked', { state: t(`monitoring.state.${state}`) })),
    staysOnPage: true,
  })
}
