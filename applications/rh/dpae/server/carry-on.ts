import type { Desk } from './desk.ts'
import { keepDocument, type KeptDocument } from './document-of-declaration.ts'
import { followTransmission } from './follow-transmission.ts'
import { recordDeclaration } from './record-declaration.ts'
import type { Transmission } from './running-transmission.ts'
import { sendDeclaration } from './send-declaration.ts'

/** Takes an attempt one step further, from where it stands: what was done is not done again. */
export async function carryOn(desk: Desk, transmission: Transmission): Promise<unknown> {
  const { state, contractId, receiptNumber } = transmission
  if (state === 'connecting' || state === 'sending') return sendDeclaration(desk, { contractId })
  if (state === 'submitted') {
    const { status, receiptNumber: given } = await followTransmission(desk, transmission)
    return status === 'accepted' && given ? settle(desk, transmission, given) : undefined
  }
  return state === 'accepted' && receiptNumber ? settle(desk, transmission, receiptNumber) : undefined
}

/** What the organism accepted is written down, and its summary is kept. */
export async function settle(
  desk: Desk,
  { contractId, employeeId, companyId }: Pick<Transmission, 'contractId' | 'employeeId' | 'companyId'>,
  receiptNumber: string,
): Promise<KeptDocument | undefined> {
  const contract = { id: contractId, employeeId, companyId }
  await desk.withDb(db => recordDeclaration(db, desk, contract, { receiptNumber, mayType: false }))
  return keepDocument(desk, contractId)
}
