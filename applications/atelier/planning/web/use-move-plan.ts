import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { LigneDetail } from '../plan.model.ts'
import { planningCalls } from '../planning.calls.ts'

/** Moves a plan to another line or day; what it was before is one click away. */
export function useMovePlan() {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(planningCalls.insertUpdateLigneDetailAtelier, { staysOnPage: true })
  return async (detail: LigneDetail, to: Partial<Pick<LigneDetail, 'ligneAtelierId' | 'date' | 'shift'>>) => {
    const { id, ligneAtelierId, date, shift, articleId, specTiersId, customerId, qualityId, plannedCases, startTime } =
      detail
    const fields = {
      id,
      ligneAtelierId,
      date,
      shift,
      articleId,
      specTiersId,
      customerId,
      qualityId,
      plannedCases,
      startTime,
    }
    try {
      const moved = await send({ ...fields, ...to, version: detail.version })
      alert.success(t(moved?.overloaded ? 'atelier.plan.moved-full' : 'atelier.plan.moved'))
    } catch (failure) {
      alert.error((failure as Error).message)
    }
  }
}
