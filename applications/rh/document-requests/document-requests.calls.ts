import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import type { List } from '#kernel/shared/list.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import { deadlines } from '#rh/deadlines-place.model.ts'
import { KindCode } from '#rh/employee-documents/document-kind.model.ts'
import { identificationNumber, paperDates, permitType } from '#rh/employee-documents/employee-document.model.ts'
import {
  channels,
  ManyAsked,
  mostAsked,
  mostKinds,
  PieceToCheck,
  rejectReason,
  RequestOutcome,
} from './document-request.model.ts'

const piecesByAge = {
  sorts: ['sentAt'],
  comparedSorts: ['name', 'kind'],
  isSearched: true,
} as const satisfies List

const { page, size, ...narrowing } = fieldsOf(piecesByAge)

const touches = ['rh', 'platform/directory', 'platform/search', 'platform/configuration', 'platform/to-do']

/** Pieces asked of people by a link, and what becomes of those that they send. */
export const documentRequestsCalls = calls('rh/document-requests', {
  /** One answer a person: one who cannot be reached keeps nobody else waiting. */
  requestDocuments: {
    method: 'POST',
    path: 'rh/documents/request',
    access: writes(deadlines),
    inPerson: true,
    input: z.strictObject({
      employeeIds: z.array(idOf('rh.employee')).min(1).max(mostAsked),
      kindCode: KindCode,
      channel: z.enum(channels),
    }),
    touches,
    answer: z.array(RequestOutcome),
  },
  /** Several pieces of many people, in one mail to each; what is already open with somebody is not asked twice of him. */
  requestManyDocuments: {
    method: 'POST',
    path: 'rh/documents/requests',
    access: writes(deadlines),
    inPerson: true,
    input: z.strictObject({
      employeeIds: z.array(idOf('rh.employee')).min(1).max(mostAsked),
      kindCodes: z.array(KindCode).min(1).max(mostKinds),
    }),
    touches,
    answer: ManyAsked,
  },
  /** The oldest first. */
  getPiecesToCheck: {
    method: 'GET',
    path: 'rh/documents/toCheck',
    access: reads(deadlines),
    list: piecesByAge,
    input: z.strictObject({ page: page.default(0), size: size.default(10), ...narrowing }),
    answer: pageOf(PieceToCheck),
  },
  /** What is read on the piece is said here: from then on it counts. */
  acceptDocument: {
    method: 'POST',
    path: 'rh/documents/:id/accept',
    access: writes(deadlines),
    input: z.strictObject({
      id: idOf('rh.employee_document'),
      identificationNumber: identificationNumber.nullable().optional(),
      startingDate: paperDates.startingDate.optional(),
      expirationDate: paperDates.expirationDate.optional(),
      permitType: permitType.nullable().optional(),
      /** The paper whose place it takes; where none is named, the one that a single kind has. */
      supersedes: idOf('rh.employee_document').nullable().optional(),
      version: z.int32().optional(),
    }),
    touches,
    answer: nothing,
  },
  /** Its sender is told why, with a fresh link. */
  rejectDocument: {
    method: 'POST',
    path: 'rh/documents/:id/reject',
    access: writes(deadlines),
    inPerson: true,
    input: z.strictObject({ id: idOf('rh.employee_document'), reason: rejectReason, version: z.int32().optional() }),
    /** `false` where his file holds no address to write to. */
    touches,
    answer: z.object({ isTold: z.boolean() }),
  },
})
