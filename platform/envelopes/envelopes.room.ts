import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { notificationTypesOffer } from '#platform/notifications/notification-type.slot.ts'
import {
  envelopeNews,
  envelopesInJournal,
  type EnvelopesKnowledge,
  envelopesServers,
  expireEnvelopesJob,
  hearAct,
  remindSignersJob,
  sealEnvelopeJob,
  sendEnvelopeMailJob,
  sendSigningCodeJob,
  tellEnvelopeChanged,
} from './envelopes.server.ts'

export const envelopesRoom = room<EnvelopesKnowledge>({
  answers: envelopesServers,
  jobs: () => [sendEnvelopeMailJob, sendSigningCodeJob, sealEnvelopeJob, remindSignersJob, expireEnvelopesJob],
  listeners: () => [hearAct, tellEnvelopeChanged],
  fills: [fill(notificationTypesOffer, ...envelopeNews), fill(rowsOfRoomsOffer, envelopesInJournal)],
})
