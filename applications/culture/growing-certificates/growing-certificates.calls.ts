import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import {
  GrowingCertificate,
  GrowingCertificateFields,
  growingCertificatesElement,
} from './growing-certificate.model.ts'

const ofOne = z.strictObject({ id: idOf('culture.growing_certificate') })

const growingCertificatesByName = {
  sorts: ['name'],
  comparedSorts: ['standard', 'number', 'body', 'validFrom', 'validTo'],
  isSearched: true,
  tabs: 'state',
  filters: { state: choice(['active', 'archived']) },
} as const satisfies List

export const growingCertificatesCalls = calls('culture/growing-certificates', {
  getPaginatedGrowingCertificates: {
    method: 'GET',
    path: 'culture/growing-certificates/:page/:size/:search?',
    access: reads(growingCertificatesElement),
    ...listOf(GrowingCertificate, growingCertificatesByName),
  },
  createGrowingCertificate: {
    method: 'POST',
    path: 'culture/growing-certificates',
    access: writes(growingCertificatesElement),
    status: 201,
    input: GrowingCertificateFields,
    answer: GrowingCertificate,
  },
  editGrowingCertificate: {
    method: 'PUT',
    path: 'culture/growing-certificates/:id',
    access: writes(growingCertificatesElement),
    input: GrowingCertificateFields.extend({ ...ofOne.shape, version: z.int32() }),
    answer: GrowingCertificate,
  },
  archiveGrowingCertificate: {
    method: 'PUT',
    path: 'culture/growing-certificates/:id/archive',
    access: manages(growingCertificatesElement),
    input: ofOne,
    answer: GrowingCertificate,
  },
  /** 400 when another has taken its name meanwhile. */
  restoreGrowingCertificate: {
    method: 'PUT',
    path: 'culture/growing-certificates/:id/restore',
    access: manages(growingCertificatesElement),
    input: ofOne,
    answer: GrowingCertificate,
  },
})
