import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { ReasonOfCorrection } from '../rates/rate.model.ts'
import { ClickFields, ContractVolumes, ContractWithVolumes, VolumeCell } from './volume.model.ts'
import { volumesElement } from './volumes-place.model.ts'

const ofOne = z.strictObject({ id: idOf('energie.energy_contract') })
const ofYear = ofOne.extend({ year: z.coerce.number<number>().int().min(2000).max(2099) })

/** What contracts are made for month by month, and the parts of it that are bought at a fixed price. */
export const volumesCalls = calls('energie/volumes', {
  getContractsWithVolumes: {
    method: 'GET',
    path: 'energie/contracts',
    access: reads(volumesElement),
    answer: z.array(ContractWithVolumes),
  },
  getContractVolumes: {
    method: 'GET',
    path: 'energie/contracts/:id/volumes/:year',
    access: reads(volumesElement),
    input: ofYear,
    answer: ContractVolumes,
  },
  /** All cells or none. 400 at the cell when the least passes the most; 409 when somebody saved its month meanwhile. */
  saveContractVolumes: {
    method: 'PUT',
    path: 'energie/contracts/:id/volumes/:year',
    access: writes(volumesElement),
    input: ofYear.extend({ cells: z.array(VolumeCell).min(1).max(36) }),
    answer: ContractVolumes,
  },
  /** 400 PRICES_UNSEEN, or a delivery outside the contract; answers the year of its first month. */
  clickVolume: {
    method: 'POST',
    path: 'energie/contracts/:id/clicks',
    access: writes(volumesElement),
    replays: true,
    status: 201,
    input: ClickFields.extend(ofOne.shape).refine(({ deliveryFrom, deliveryTo }) => deliveryFrom <= deliveryTo, {
      path: ['deliveryTo'],
      error: 'energie.volumes.delivery',
    }),
    answer: ContractVolumes,
  },
  /** It counts no longer, and stays told. 409 CLICK_CANCELLED when it was taken back already. */
  cancelClick: {
    method: 'PUT',
    path: 'energie/contracts/:id/clicks/:clickId/cancel',
    access: manages(volumesElement),
    input: ofOne.extend({ clickId: idOf('energie.volume_click'), reason: ReasonOfCorrection }),
    answer: ContractVolumes,
  },
})
