import type { Page } from '#kernel/web/pages.ts'
import type { FileTab } from '#rh/employees/file-tab.slot.ts'
import { addressOfContract, addressOfNewContract, contractsPath, manyContractsPath } from './contracts-place.model.ts'

const element = 'rh/gestion_du_personnel/contrats'

/** The contracts of somebody, in his file. */
export const contractsTab: FileTab = {
  value: 'contracts',
  label: 'rh.contract.tab',
  element,
  count: (_, { counts }) => counts.contracts,
  load: async () => (await import('./web/contracts-tab.tsx')).ContractsTab,
}

export const contractPages: readonly Page[] = [
  {
    path: contractsPath,
    layout: 'content',
    title: 'rh.contract.tab',
    element,
    load: async () => (await import('./web/contracts-page.tsx')).ContractsPage,
  },
  {
    path: manyContractsPath,
    layout: 'content',
    title: 'rh.contract.many-title',
    element,
    load: async () => (await import('./web/many-contracts-page.tsx')).ManyContractsPage,
  },
  {
    path: addressOfNewContract(':employeeId'),
    layout: 'content',
    title: 'rh.contract.new',
    element,
    load: async () => (await import('./web/contract-page.tsx')).NewContractPage,
  },
  {
    path: addressOfContract(':employeeId', ':contractId'),
    layout: 'content',
    title: 'rh.field.contract',
    element,
    load: async () => (await import('./web/contract-page.tsx')).ContractPage,
  },
]
