import { energieAnswers } from '#energie/energie-db.ts'
import { pageOfEnergyContracts, choicesOfEnergyContracts } from './server/energy-contracts.queries.ts'
import {
  archiveEnergyContract,
  createEnergyContract,
  editEnergyContract,
  restoreEnergyContract,
} from './server/write-energy-contract.ts'
import { energyContractsCalls } from './energy-contracts.calls.ts'

export const energyContractsServer = energieAnswers(energyContractsCalls, {
  getPaginatedEnergyContracts: ({ db }, asked) => pageOfEnergyContracts(db, asked),
  getEnergyContractChoices: ({ db }) => choicesOfEnergyContracts(db),
  createEnergyContract: ({ db }, fields) => createEnergyContract(db, fields),
  editEnergyContract: ({ db }, change) => editEnergyContract(db, change),
  archiveEnergyContract: ({ db, clock }, { id }) => archiveEnergyContract(db, id, clock.now().toString()),
  restoreEnergyContract: ({ db }, { id }) => restoreEnergyContract(db, id),
})
