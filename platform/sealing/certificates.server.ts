import { platformAnswers } from '#platform/platform-db.ts'
import { certificatesCalls } from './certificates.calls.ts'
import { certificatesOfClient, knownCertificate } from './server/certificates/certificates.queries.ts'
import { giveCertificate } from './server/certificates/give-certificate.ts'
import { makeOwnCertificate } from './server/certificates/make-own-certificate.ts'
import { revokeCertificate } from './server/certificates/revoke-certificate.ts'
import { tryCertificate } from './server/certificates/try-certificate.ts'

export const certificatesServer = platformAnswers(certificatesCalls, {
  getSealingCertificates: ({ db, clock }) => certificatesOfClient(db, clock.now()),

  makeSealingCertificate: async given => {
    const id = await makeOwnCertificate({ ...given, clientId: given.caller.clientId as string })
    return knownCertificate(given.db, given.clock.now(), id)
  },

  giveSealingCertificate: async (given, p12) => {
    const id = await giveCertificate({ ...given, clientId: given.caller.clientId as string }, p12)
    return knownCertificate(given.db, given.clock.now(), id)
  },

  testSealingCertificate: given => tryCertificate({ ...given, clientId: given.caller.clientId as string }),

  revokeSealingCertificate: (given, { certificateId }) => revokeCertificate(given, certificateId),
})
