import { sql } from 'kysely'
import { companyScopeOf, type CompanyScope } from '#kernel/server/company-scope.ts'
import { type AtelierDb, atelierAnswers } from '#atelier/atelier-db.ts'
import { defectKindsInForce } from '#atelier/defect-kinds/defect-kinds.server.ts'
import { rulesOfCompany } from '#atelier/fabrication-rules/fabrication-rules.server.ts'
import { requireWorkshop } from '#atelier/require-workshop.ts'
import { ordersElement } from './fabrication-order.model.ts'
import { fabricationOrdersCalls } from './fabrication-orders.calls.ts'
import { acceptedFamilies, availableLots, inFamily, planToPour } from './server/available-lots.queries.ts'
import { createOrder } from './server/create-order.ts'
import { closeOrder } from './server/close-order.ts'
import { cancelOrder, endPouring } from './server/end-order.ts'
import { finishOrder } from './server/finish-order.ts'
import { detailsOfOrders, eventsOf, type Looking, orderById, ordersWhere, pausesOf } from './server/orders.queries.ts'
import { labelOfCases } from './server/label-of-cases.ts'
import { reportLine } from './server/report-line.ts'
import { sheetOfOrder } from './server/sheet-of-order.ts'
import { startOrder } from './server/start-order.ts'
import { suspendOrder } from './server/suspend-order.ts'

export { tellWork, workedTimeOfFloor } from './server/worked-time.ts'
export { addLots, requireFamilies, requireThere } from './server/add-lots.ts'
export { arrive, leave } from './server/arrivals.ts'
export { lotsToPour, reservedOf } from './server/available-lots.queries.ts'
export { actAt, isLate, noteAct, type OrderInHand, orderToChange, transitionInvalid } from './server/order-to-change.ts'
export { detailsOfOrders, orderById, ordersWhere } from './server/orders.queries.ts'
export { closeFinished } from './server/close-order.ts'
export { handDownAgain } from './server/book-outputs.ts'
export { requireCertificates } from './server/require-certificates.ts'
export { requireSelection } from './server/require-selection.ts'
export { outputLotOf } from './server/start-order.ts'
export { openPause } from './server/suspend-order.ts'

/** @throws Refusal 404 of an order that the caller does not read */
async function requireOrder(looking: Looking, scope: CompanyScope, id: string) {
  await orderById(looking, scope, id)
}

async function requirePlan(db: AtelierDb, scope: CompanyScope, ligneDetailId: string) {
  const plan = await planToPour(db, ligneDetailId)
  const { companyId } = await requireWorkshop(db, scope, plan.workshopId)
  return { ...plan, companyId }
}

export const fabricationOrdersServer = atelierAnswers(fabricationOrdersCalls, {
  getLotsDisponibles: async (given, { atelierId, idFamille, datePlanification }) => {
    await requireWorkshop(given.db, await companyScopeOf(given, ordersElement), atelierId)
    const asked = { workshopId: atelierId, day: datePlanification, today: given.clock.today().toString() }
    return availableLots(given.db, asked, inFamily(idFamille))
  },
  getLotsForDetail: async (given, { ligneDetailId }) => {
    const scope = await companyScopeOf(given, ordersElement)
    const { workshopId, companyId, articleId, date, needG } = await requirePlan(given.db, scope, ligneDetailId)
    const today = given.clock.today().toString()
    const accepted = sql<boolean>`t.family_id in (${acceptedFamilies({ articleId, workshopId, day: date })})`
    const { lotSelection } = await rulesOfCompany(given.db, companyId)
    const lots = await availableLots(given.db, { workshopId, day: date, today }, accepted)
    return { needKg: needG, lotSelection, lots }
  },
  getFabricationOrderByLigneDetail: async (given, { ligneDetailId }) => {
    const scope = await companyScopeOf(given, ordersElement)
    await requirePlan(given.db, scope, ligneDetailId)
    const asked = sql<boolean>`o.ligne_detail_id = ${ligneDetailId} and o.state <> 'cancelled'`
    return (await ordersWhere(given, scope, asked))[0] ?? null
  },
  getFabricationOrderById: async (given, { id }) => orderById(given, await companyScopeOf(given, ordersElement), id),
  getFabricationOrderDetailsByOrderId: async (given, { orderId }) => {
    await requireOrder(given, await companyScopeOf(given, ordersElement), orderId)
    return detailsOfOrders(given.db, sql`d.order_id = ${orderId}`)
  },
  loadPauseHistory: async (given, { orderId }) => {
    await requireOrder(given, await companyScopeOf(given, ordersElement), orderId)
    const pauses = await pausesOf(given.db, [orderId], given.clock.now().toString())
    return pauses.get(orderId) ?? []
  },
  getTimelineOfOrder: async (given, { id }) => {
    await requireOrder(given, await companyScopeOf(given, ordersElement), id)
    return eventsOf(given.db, id)
  },
  getOrdersOfDay: async (given, { atelierId, date }) => {
    const scope = await companyScopeOf(given, ordersElement)
    await requireWorkshop(given.db, scope, atelierId)
    const ofDay = sql<boolean>`o.workshop_id = ${atelierId} and o.planned_on = ${date} and o.state <> 'cancelled'`
    return ordersWhere(given, scope, ofDay)
  },
  getDefectKindsOfOrder: async (given, { id }) => {
    const scope = await companyScopeOf(given, ordersElement)
    const { atelierId } = await orderById(given, scope, id)
    const { companyId } = await requireWorkshop(given.db, scope, atelierId)
    return defectKindsInForce(given.db, { companyId, day: given.clock.today().toString() })
  },
  getLabelOfCases: labelOfCases,
  getSheetOfOrder: async (given, { id }) => {
    const scope = await companyScopeOf(given, ordersElement)
    return sheetOfOrder(given, await orderById(given, scope, id))
  },
  createFabricationOrder: createOrder,
  demarrerFabrication: startOrder,
  suspendreFabrication: suspendOrder,
  terminerFabrication: finishOrder,
  reportLine,
  endPouring,
  closeOrder,
  cancelOrder,
})
