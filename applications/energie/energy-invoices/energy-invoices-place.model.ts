export const energyInvoicesElement = 'energie/facturation/factures'
export const validateRight = `${energyInvoicesElement}#valider` as const
export const disputeRight = `${energyInvoicesElement}#contester` as const

export const energyInvoicesPath = '/energie/facturation/factures'
export const newEnergyInvoicePath = `${energyInvoicesPath}/nouvelle`
export const addressOfEnergyInvoice = (id: string) => `${energyInvoicesPath}/${id}`
export const addressToEditEnergyInvoice = (id: string) => `${energyInvoicesPath}/${id}/modifier`
/** A new one, for a period that an invoice is awaited of. */
export const addressToEnter = (awaited: { contractId: string; from: string; to: string }) =>
  `${newEnergyInvoicePath}?${new URLSearchParams(awaited)}`
