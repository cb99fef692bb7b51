import type { Examples } from '#kernel/testing/examples.ts'
import type { volumesCalls } from './volumes.calls.ts'

export const volumesExamples: Examples<typeof volumesCalls> = {
  getContractVolumes: here => ({ id: here.id('energie.energy_contract'), year: 2026 }),
  saveContractVolumes: here => {
    const inUse = here.rows('energie.energy_contract').filter(({ archived_at }) => archived_at === null)
    const volume = here.row('energie.contract_volume', row => inUse.some(({ id }) => id === row.contract_id))
    const month = String(volume?.month ?? '2026-01-01')
    return {
      id: String(volume?.contract_id ?? inUse[0]?.id ?? here.id('energie.energy_contract')),
      year: Number(month.slice(0, 4)),
      cells: [{ month, measure: 'contracted', mwh: 1_200, version: Number(volume?.version ?? 0) }],
    }
  },
  clickVolume: here => {
    const contract = here.row('energie.energy_contract', ({ archived_at }) => archived_at === null)
    const month = `${String(contract?.starts_on ?? '2026-01-01').slice(0, 7)}-01`
    return {
      id: here.id('energie.energy_contract', ({ archived_at }) => archived_at === null),
      clickedOn: '2026-11-02',
      deliveryFrom: month,
      deliveryTo: month,
      mwh: 100,
      price: 31.2,
      reference: null,
    }
  },
  cancelClick: here => {
    const click = here.row('energie.volume_click', ({ cancelled_at }) => cancelled_at === null)
    return {
      id: String(click?.contract_id ?? here.id('energie.energy_contract')),
      clickId: here.id('energie.volume_click', ({ cancelled_at }) => cancelled_at === null),
      reason: 'Saisi deux fois',
    }
  },
}
