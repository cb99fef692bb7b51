import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls, file } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, idIn, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import {
  kindsOfRequest,
  quantity,
  reasonOfRefusal,
  reference,
  Request,
  RequestChoices,
  requestFields,
  RequestRow,
  sentence,
  unitPrice,
} from './request.model.ts'
import { approveRight, orderRight, receiveRight, requestsElement } from './requests-place.model.ts'

const ofOne = z.strictObject({ id: idOf('demandes.request') })
const ofVersion = ofOne.extend({ version: z.int32().optional() })
const touches = ['demandes', 'platform/to-do', 'platform/notifications', 'finances'] as const
const post = { method: 'POST', touches, answer: Request } as const

const requestsByDay = {
  sorts: ['createdAt'],
  comparedSorts: ['number', 'neededOn', 'enteredAt'],
  isUsuallyDownwards: true,
  isSearched: true,
  tabs: 'state',
  filters: {
    state: choice(['mine', 'toApprove', 'toOrder', 'toReceive', 'late', 'all']),
    kind: choice(kindsOfRequest),
    companyId: idIn('platform.company', { address: 'company' }),
    supplierId: idIn('platform.partner', { address: 'supplier' }),
  },
} as const satisfies List

/** Purchases: asked for, approved, ordered, received (design of Demandes, section 1). */
export const requestsCalls = calls('demandes/requests', {
  /** One's own, those of services and companies that one manages, and those that one's rights are about. */
  getRequests: {
    method: 'GET',
    path: 'demandes/requests',
    access: reads(requestsElement),
    ...listOf(RequestRow, requestsByDay),
  },
  /** How many wait for the caller. */
  getRequestsWaiting: {
    method: 'GET',
    path: 'demandes/requests/waiting',
    access: reads(requestsElement),
    answer: z.object({
      mine: z.int(),
      toApprove: z.int(),
      toOrder: z.int(),
      toReceive: z.int(),
      late: z.int(),
    }),
  },
  getRequestChoices: {
    method: 'GET',
    path: 'demandes/requests/choices',
    access: reads(requestsElement),
    answer: RequestChoices,
  },
  getRequest: {
    method: 'GET',
    path: 'demandes/requests/:id',
    access: reads(requestsElement),
    input: ofOne,
    answer: Request,
  },
  /** A draft, which nobody else is told of. 403 of a price where one may not see any */
  createRequest: {
    ...post,
    path: 'demandes/requests',
    access: writes(requestsElement),
    replays: true,
    status: 201,
    input: z.strictObject({ companyId: idOf('platform.company'), ...requestFields }),
  },
  /** One's own, as long as it is a draft. 409 TRANSITION_INVALID, VERSION_CONFLICT */
  editRequest: {
    method: 'PUT',
    path: 'demandes/requests/:id',
    access: writes(requestsElement),
    touches,
    input: ofOne.extend({ ...requestFields, version: z.int32() }),
    answer: Request,
  },
  /** To the first who is to approve. 400 LINES_MISSING, NEEDED_PAST; 409 TRANSITION_INVALID */
  submitRequest: {
    ...post,
    path: 'demandes/requests/:id/submit',
    access: writes(requestsElement),
    input: ofVersion,
  },
  /** 400 OWN_REQUEST; 403 of another's turn; 409 TRANSITION_INVALID */
  approveRequest: {
    ...post,
    path: 'demandes/requests/:id/approve',
    access: writes(approveRight),
    input: ofVersion.extend({ comment: sentence.nullable().default(null) }),
  },
  /** 400 OWN_REQUEST; 403; 409 TRANSITION_INVALID */
  refuseRequest: {
    ...post,
    path: 'demandes/requests/:id/refuse',
    access: writes(approveRight),
    input: ofVersion.extend({ reason: reasonOfRefusal }),
  },
  /** At prices of more than 10 % above what was approved it goes back to who approves, and is not ordered. */
  orderRequest: {
    ...post,
    path: 'demandes/requests/:id/order',
    access: writes(orderRight),
    input: ofVersion.extend({
      supplierId: idOf('platform.partner'),
      supplierReference: reference.nullable().default(null),
      promisedOn: z.iso.date().nullable().default(null),
      prices: z.array(z.strictObject({ lineId: idOf('demandes.request_line'), price: unitPrice })).max(100),
    }),
  },
  /** The paper that is sent to the supplier. 409 NOT_ORDERED */
  getPurchaseOrder: {
    method: 'GET',
    path: 'demandes/requests/:id/order',
    access: reads(orderRight),
    input: ofOne,
    answer: file('application/pdf'),
  },
  /** 400 OVER_RECEIVED beyond 5 % without a reason, LOT_REQUIRED of a product that protects plants; 409 */
  receiveRequest: {
    ...post,
    path: 'demandes/requests/:id/receive',
    access: writes(receiveRight),
    replays: true,
    input: ofOne.extend({
      deliveryReference: reference.nullable().default(null),
      lines: z
        .array(
          z.strictObject({
            lineId: idOf('demandes.request_line'),
            quantity,
            lotNumber: reference.max(40).nullable().default(null),
            ammNumber: z
              .string()
              .regex(/^[0-9]{7}$/, 'demandes.request.amm-form')
              .nullable()
              .default(null),
            nonConform: z.boolean().default(false),
            reason: sentence.max(500).nullable().default(null),
          }),
        )
        .min(1)
        .max(100),
    }),
  },
  /** Nothing more will come of it; before everything came, with a reason. */
  closeRequest: {
    ...post,
    path: 'demandes/requests/:id/close',
    access: manages(requestsElement),
    input: ofVersion.extend({ reason: sentence.nullable().default(null) }),
  },
  /** Before it is ordered, by who asked or who manages. */
  cancelRequest: {
    ...post,
    path: 'demandes/requests/:id/cancel',
    access: writes(requestsElement),
    input: ofVersion.extend({ reason: sentence }),
  },
  /** A draft with the same lines, of the caller. */
  copyRequest: {
    ...post,
    path: 'demandes/requests/:id/copy',
    access: writes(requestsElement),
    replays: true,
    status: 201,
    input: ofOne,
  },
  addRequestMessage: {
    ...post,
    path: 'demandes/requests/:id/messages',
    access: writes(requestsElement),
    replays: true,
    input: ofOne.extend({ text: sentence }),
  },
})
