import { room } from '#kernel/server/room.ts'
import { auditServer, sealAuditJob } from './audit.server.ts'

export const auditRoom = room({
  answers: ({ offered }) => [auditServer(offered)],
  jobs: () => [sealAuditJob],
})
