import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import { documentSourcesOffer, objectsOfTypesOffer } from '#platform/documents/document-source.slot.ts'
import { mutuelleSource, mutuellesServer } from './mutuelles.server.ts'

/** What documents of covers and of dispenses speak of. */
const objectsOfMutuelles = ['MUTUELLE_ADHESION', 'MUTUELLE_DISPENSE'].map(typeCode => ({
  typeCode,
  objects: [
    { name: 'employee', source: 'employee' },
    { name: 'company', source: 'company' },
    { name: 'mutuelle', source: 'mutuelle' },
  ],
}))

export const mutuellesRoom = room<{ catalogue: ElementCatalogue }>({
  answers: ({ catalogue }) => [mutuellesServer(catalogue)],
  fills: [fill(documentSourcesOffer, mutuelleSource), fill(objectsOfTypesOffer, ...objectsOfMutuelles)],
})
