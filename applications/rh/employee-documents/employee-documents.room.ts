import { room } from '#kernel/server/room.ts'
import { hearNewClient, documentKindsServer, employeeDocumentsServer } from './employee-documents.server.ts'

export const employeeDocumentsRoom = room({
  answers: () => [employeeDocumentsServer, documentKindsServer],
  listeners: () => [hearNewClient],
})
