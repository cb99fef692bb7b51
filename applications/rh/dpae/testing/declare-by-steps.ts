import { as } from '#kernel/testing/as.ts'
import type { TestPerson } from '#platform/testing/world.ts'
import { dpaeCalls } from '../dpae.calls.ts'

type Hired = { contractId: string }

/** Connects and hands the declaration of a contract over; answers the organism's name for it. */
export async function handOver(person: TestPerson, { contractId }: Hired) {
  const { token } = await as(person).call(dpaeCalls.connectToMSAWebSite, { contractId })
  return as(person).call(dpaeCalls.sendDpaeDataToMSAWebSite, { token, data: null, contractId })
}

/** Asks until the organism answers. */
export async function follow(person: TestPerson, fileId: string) {
  for (;;) {
    const told = await as(person).call(dpaeCalls.monitorFileStatus, { fileId })
    if (told.nextPollInSeconds === null) return told
  }
}

/** The five steps, as a browser makes them, without its waiting. */
export async function declareBySteps(person: TestPerson, hired: Hired) {
  const { contractId } = hired
  const { fileId } = await handOver(person, hired)
  const { receiptNumber } = await follow(person, fileId)
  if (!receiptNumber) throw new Error('no receipt')
  await as(person).call(dpaeCalls.createDPAE, { contractId, receiptNumber, json: null })
  const document = await as(person).call(dpaeCalls.createDPAEDocument, { contractId, data: null, fileId })
  return { fileId, receiptNumber, document }
}
