import { z } from 'zod'
import { manages, reads } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { deadlines } from '#rh/deadlines-place.model.ts'
import { DocumentKind, DocumentKindChange, NewDocumentKind } from './document-kind.model.ts'

/** Whoever sees papers of people, or what they are chosen from, knows their kinds. */
const readers = reads(deadlines, 'rh/gestion_du_personnel/salaries', 'rh/gestion_du_personnel/parametrage')

const touches = ['rh']

/** Kinds of papers, as the client words them. */
export const documentKindsCalls = calls('rh/employee-documents', {
  getDocumentKinds: {
    method: 'GET',
    path: 'rh/documentKinds',
    access: readers,
    input: z.strictObject({ archived: z.enum(['true', 'false']).default('false') }),
    answer: z.array(DocumentKind),
  },
  createDocumentKind: {
    method: 'POST',
    path: 'rh/documentKinds',
    access: manages(deadlines),
    status: 201,
    input: NewDocumentKind,
    touches,
    answer: DocumentKind,
  },
  editDocumentKind: {
    method: 'PUT',
    path: 'rh/documentKinds',
    access: manages(deadlines),
    input: DocumentKindChange,
    touches,
    answer: DocumentKind,
  },
})
