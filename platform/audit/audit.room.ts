import { room } from '#kernel/server/room.ts'
import { auditServer, sealAuditJob } from './audit.server.ts'
import { auditedWordsOffer } from './audited-words.slot.ts'

export const auditRoom = room({
  answers: ({ offered }) => [auditServer(offered(auditedWordsOffer))],
  jobs: () => [sealAuditJob],
})
