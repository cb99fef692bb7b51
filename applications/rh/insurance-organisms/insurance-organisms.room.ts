import { room } from '#kernel/server/room.ts'
import { insuranceOrganismsServer } from './insurance-organisms.server.ts'

export const insuranceOrganismsRoom = room({ answers: () => [insuranceOrganismsServer] })
