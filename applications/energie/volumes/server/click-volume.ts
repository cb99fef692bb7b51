import { wrongField } from '#kernel/server/errors.ts'
import { requirePrices } from '#energie/sees-prices.ts'
import type { ClickFields } from '../volume.model.ts'
import { takeContract } from './save-contract-volumes.ts'
import { type Asking, contractVolumes } from './volumes.queries.ts'

/** @throws Refusal 404; 400 PRICES_UNSEEN, or at the month of delivery that its contract does not cover */
export async function clickVolume(given: Asking, { id, mwh, ...click }: ClickFields & { id: string }) {
  await requirePrices(given)
  const { startsOn, endsOn } = await takeContract(given.db, id)
  const firstMonth = Temporal.PlainDate.from(startsOn).with({ day: 1 }).toString()
  if (click.deliveryFrom < firstMonth) throw outside('deliveryFrom')
  if (endsOn !== null && click.deliveryTo > endsOn) throw outside('deliveryTo')
  await given.db
    .insertInto('energie.volume_click')
    .values({ ...click, contractId: id, kwh: mwh })
    .execute()
  return contractVolumes(given, id, Temporal.PlainDate.from(click.deliveryFrom).year)
}

const outside = (field: string) => wrongField(field, 'outside', 'energie.volumes.outside')
