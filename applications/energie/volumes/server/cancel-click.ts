import { Refusal } from '#kernel/server/errors.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import { takeContract } from './save-contract-volumes.ts'
import { type Asking, contractVolumes } from './volumes.queries.ts'

type Asked = { id: string; clickId: string; reason: string }

/** It counts no longer, and stays told with its reason. @throws Refusal 404; 409 CLICK_CANCELLED */
export async function cancelClick(given: Asking, { id, clickId, reason }: Asked) {
  await takeContract(given.db, id)
  const { deliveryFrom, cancelledAt } = await takeForChange(
    given.db
      .selectFrom('energie.volume_click')
      .select(['deliveryFrom', 'cancelledAt'])
      .where('id', '=', clickId)
      .where('contractId', '=', id),
  )
  if (cancelledAt !== null) throw new Refusal(409, 'CLICK_CANCELLED', 'energie.volumes.was-cancelled')
  await given.db
    .updateTable('energie.volume_click')
    .set({ cancelledAt: given.clock.now().toString(), reason })
    .where('id', '=', clickId)
    .execute()
  return contractVolumes(given, id, Temporal.PlainDate.from(deliveryFrom).year)
}
