type Receipt = { clientName: string; followUpUrl: string }

const name = 'careers-receipt'

/** Where what was sent last is followed, for the page of thanks of this visit. */
export const keepReceipt = (receipt: Receipt) => sessionStorage.setItem(name, JSON.stringify(receipt))

export function receiptOf(clientName: string): Receipt | undefined {
  const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Receipt | null
  return kept?.clientName === clientName ? kept : undefined
}
