import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import {
  EnergyContract,
  EnergyContractChoices,
  EnergyContractFields,
  energyContractsElement,
} from './energy-contract.model.ts'

const touches = ['energie/invoice-types', 'energie/energy-invoices', 'energie/volumes', 'finances']
const ofOne = z.strictObject({ id: idOf('energie.energy_contract') })

const energyContractsByName = {
  sorts: ['name'],
  comparedSorts: ['supplier', 'direction', 'startsOn', 'endsOn'],
  isSearched: true,
  tabs: 'state',
  filters: { state: choice(['active', 'archived']) },
} as const satisfies List

export const energyContractsCalls = calls('energie/energy-contracts', {
  getPaginatedEnergyContracts: {
    method: 'GET',
    path: 'energie/energy-contracts/:page/:size/:search?',
    access: reads(energyContractsElement),
    ...listOf(EnergyContract, energyContractsByName),
  },
  getEnergyContractChoices: {
    method: 'GET',
    path: 'energie/energy-contracts/choices',
    access: reads(energyContractsElement),
    answer: EnergyContractChoices,
  },
  /** 409 CONTRACT_OVERLAP when another of its direction covers its meter on one of its days. */
  createEnergyContract: {
    method: 'POST',
    path: 'energie/energy-contracts',
    access: writes(energyContractsElement),
    touches,
    status: 201,
    input: EnergyContractFields,
    answer: EnergyContract,
  },
  editEnergyContract: {
    method: 'PUT',
    path: 'energie/energy-contracts/:id',
    access: writes(energyContractsElement),
    touches,
    input: EnergyContractFields.extend({ ...ofOne.shape, version: z.int32() }),
    answer: EnergyContract,
  },
  archiveEnergyContract: {
    method: 'PUT',
    path: 'energie/energy-contracts/:id/archive',
    access: manages(energyContractsElement),
    touches,
    input: ofOne,
    answer: EnergyContract,
  },
  /** 400 when another has taken its name meanwhile. */
  restoreEnergyContract: {
    method: 'PUT',
    path: 'energie/energy-contracts/:id/restore',
    access: manages(energyContractsElement),
    touches,
    input: ofOne,
    answer: EnergyContract,
  },
})
