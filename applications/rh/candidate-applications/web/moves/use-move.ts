import type { SentTo } from '#kernel/shared/call.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { ApiError, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { ApplicationState } from '../../application-state.model.ts'
import { candidateApplicationsCalls } from '../../candidate-applications.calls.ts'

type Data = SentTo<typeof candidateApplicationsCalls.updateCandidateApplicationStatus>['candidateApplicationData']

/** Moves an application, and says that it did. */
export function useMove() {
  const t = useT()
  const alert = useAlert()
  const { send, isSending } = useSend(candidateApplicationsCalls.updateCandidateApplicationStatus, {
    staysOnPage: true,
  })
  const move = async (
    candidateApplicationId: string,
    status: ApplicationState,
    candidateApplicationData: Data = {},
  ) => {
    await send({ candidateApplicationId, status, candidateApplicationData })
    alert.success(t('rh.application.moved', { state: t(`rh.application.state.${status}`) }))
  }
  /** The same for a button without a form, where a refusal is told beside the page. */
  const moveAtOnce = (id: string, status: ApplicationState) =>
    move(id, status).catch((failure: unknown) => {
      if (!(failure instanceof ApiError)) throw failure
      alert.error(failure.message)
    })
  return { move, moveAtOnce, isSending }
}
