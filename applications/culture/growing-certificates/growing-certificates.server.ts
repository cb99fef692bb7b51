import { cultureAnswers } from '#culture/culture-db.ts'
import { pageOfGrowingCertificates } from './server/growing-certificates.queries.ts'
import {
  archiveGrowingCertificate,
  createGrowingCertificate,
  editGrowingCertificate,
  restoreGrowingCertificate,
} from './server/write-growing-certificate.ts'
import { growingCertificatesCalls } from './growing-certificates.calls.ts'

export const growingCertificatesServer = cultureAnswers(growingCertificatesCalls, {
  getPaginatedGrowingCertificates: ({ db }, asked) => pageOfGrowingCertificates(db, asked),
  createGrowingCertificate: ({ db }, fields) => createGrowingCertificate(db, fields),
  editGrowingCertificate: ({ db }, change) => editGrowingCertificate(db, change),
  archiveGrowingCertificate: ({ db, clock }, { id }) => archiveGrowingCertificate(db, id, clock.now().toString()),
  restoreGrowingCertificate: ({ db }, { id }) => restoreGrowingCertificate(db, id),
})
