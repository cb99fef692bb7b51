import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { objectsOfTypesOffer } from '#platform/documents/document-source.slot.ts'
import { writtenSheets } from './sheet-types.model.ts'
import { sheetsServer } from './sheets.server.ts'

/** Every sheet bears the company that it comes from. */
const objectsOfSheets = writtenSheets.map(typeCode => ({ typeCode, objects: [{ name: 'company', source: 'company' }] }))

export const sheetsRoom = room({
  answers: () => [sheetsServer],
  fills: [fill(objectsOfTypesOffer, ...objectsOfSheets)],
})
