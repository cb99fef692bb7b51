import { atelierAnswers } from '#atelier/atelier-db.ts'
import { deliveriesCalls } from './deliveries.calls.ts'
import { deliveryById, deliveryChoices, pageOfDeliveries } from './server/deliveries.queries.ts'
import { cancelDelivery, closeDelivery, markArrived, refuseDelivery, reopenDelivery } from './server/end-delivery.ts'
import { gradeLine } from './server/grade-line.ts'
import { setGradedCrops } from './server/graded-crops.ts'
import {
  addDeliveryLine,
  createDelivery,
  deleteDeliveryLine,
  editDelivery,
  editDeliveryLine,
} from './server/write-delivery.ts'

export { lineToWeigh } from './server/delivery-to-change.ts'
export { isValid } from './server/valid-weighings.ts'

export const deliveriesServer = atelierAnswers(deliveriesCalls, {
  getDeliveries: pageOfDeliveries,
  getDeliveryChoices: deliveryChoices,
  getDelivery: (given, { id }) => deliveryById(given, id),
  createDelivery,
  editDelivery,
  markArrived: (given, { id }) => markArrived(given, id),
  addDeliveryLine,
  editDeliveryLine,
  deleteDeliveryLine: (given, { lineId }) => deleteDeliveryLine(given, lineId),
  gradeLine,
  closeDelivery,
  refuseDelivery,
  reopenDelivery: (given, { id }) => reopenDelivery(given, id),
  cancelDelivery: (given, { id }) => cancelDelivery(given, id),
  setGradedCrops: ({ db }, { cropCodeIds }) => setGradedCrops(db, cropCodeIds),
})
