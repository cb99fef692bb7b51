import { energieAnswers } from '#energie/energie-db.ts'
import { cancelClick } from './server/cancel-click.ts'
import { clickVolume } from './server/click-volume.ts'
import { saveContractVolumes } from './server/save-contract-volumes.ts'
import { contractsWithVolumes, contractVolumes } from './server/volumes.queries.ts'
import { volumesCalls } from './volumes.calls.ts'

export const volumesServer = energieAnswers(volumesCalls, {
  getContractsWithVolumes: ({ db }) => contractsWithVolumes(db),
  getContractVolumes: (given, { id, year }) => contractVolumes(given, id, year),
  saveContractVolumes: (given, asked) => saveContractVolumes(given, asked),
  clickVolume: (given, click) => clickVolume(given, click),
  cancelClick: (given, asked) => cancelClick(given, asked),
})
