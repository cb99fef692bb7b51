import { z } from 'zod'
import { role } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { Certificate, CertificateTest, GivenCertificate } from './certificate.model.ts'

/** Keys are out of reach of the role that speaks for members. */
const byAdmin = { voice: 'platform', access: role('adminOfClient') } as const
const writing = { ...byAdmin, inPerson: true, fresh: true } as const

/** What a client seals its documents with. */
export const certificatesCalls = calls('platform/sealing', {
  /** The one that seals first, then those before it. */
  getSealingCertificates: { ...byAdmin, method: 'GET', path: 'esign/certificates', answer: z.array(Certificate) },
  /** One of the installation's own, in the client's name; whatever sealed before is replaced. */
  makeSealingCertificate: {
    ...writing,
    method: 'POST',
    path: 'esign/certificates/own',
    answer: Certificate,
    status: 201,
  },
  /** One that a trust service gave. 400 on `p12` or `password`. */
  giveSealingCertificate: {
    ...writing,
    method: 'POST',
    path: 'esign/certificates',
    input: GivenCertificate,
    answer: Certificate,
    status: 201,
  },
  /** Seals a page of ours with it, time included, and reads it back. Nothing is kept. */
  testSealingCertificate: {
    ...byAdmin,
    method: 'POST',
    path: 'esign/certificates/test',
    outside: true,
    answer: CertificateTest,
  },
  /** It seals no more, and its key is forgotten. What it has sealed stays good. */
  revokeSealingCertificate: {
    ...writing,
    method: 'DELETE',
    path: 'esign/certificates/:certificateId',
    input: z.strictObject({ certificateId: idOf('platform.esign_certificate') }),
    answer: nothing,
  },
})
