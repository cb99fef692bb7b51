import { demandesAnswers } from '#demandes/demandes-db.ts'
import { requestsCalls } from './requests.calls.ts'
import { approveRequest, refuseRequest, submitRequest } from './server/decide-request.ts'
import { addRequestMessage, cancelRequest, closeRequest } from './server/end-request.ts'
import { orderRequest } from './server/order-request.ts'
import { purchaseOrder } from './server/purchase-order.ts'
import { receiveRequest } from './server/receive-request.ts'
import { requestChoices } from './server/request-choices.queries.ts'
import { requestById } from './server/request-in-full.queries.ts'
import { pageOfRequests, requestsWaiting } from './server/requests.queries.ts'
import { copyRequest, createRequest, editRequest } from './server/write-request.ts'

export const requestsServer = demandesAnswers(requestsCalls, {
  getRequests: pageOfRequests,
  getRequestsWaiting: requestsWaiting,
  getRequestChoices: requestChoices,
  getRequest: (given, { id }) => requestById(given, id),
  createRequest,
  editRequest,
  submitRequest,
  approveRequest,
  refuseRequest,
  orderRequest,
  getPurchaseOrder: purchaseOrder,
  receiveRequest,
  closeRequest,
  cancelRequest,
  copyRequest,
  addRequestMessage,
})
