import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { atelierAnswers } from '#atelier/atelier-db.ts'
import { ordersElement } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import { orderById } from '#atelier/fabrication-orders/fabrication-orders.server.ts'
import { requireWorkshop } from '#atelier/require-workshop.ts'
import { containersOf, scalesOf } from '../weighing/weighing.server.ts'
import { lineWorkCalls } from './line-work.calls.ts'
import { addLot, changeLot, deleteDetail } from './server/change-lots.ts'
import { declareCases } from './server/declare-cases.ts'
import { logOfFloor } from './server/log-of-floor.ts'
import { correctTimes, movePerson, peopleOf, peopleOfDay } from './server/people.ts'
import { updateDetail } from './server/pour-lot.ts'
import { refusedLot } from './server/refused-lot.queries.ts'
import { moveTask, tasksOf } from './server/work-tasks.ts'

export const lineWorkServer = atelierAnswers(lineWorkCalls, {
  updateFabricationOrderDetail: updateDetail,
  deleteFabricationOrderdetail: deleteDetail,
  updateNumLotDetail: changeLot,
  loggerFile: logOfFloor,
  addLotToOrder: addLot,
  getRefusedLot: refusedLot,
  declareCases,
  getTasksOfOrder: async (given, { id }) => {
    await orderById(given, await companyScopeOf(given, ordersElement), id)
    return tasksOf(given.db, id)
  },
  startTask: moveTask('in_progress'),
  endTask: moveTask('done'),
  skipTask: moveTask('skipped'),
  getPeopleOfOrder: async (given, { id }) => {
    await orderById(given, await companyScopeOf(given, ordersElement), id)
    return peopleOf(given.db, id, given.clock.now().toString())
  },
  getScalesOfLine: async (given, { atelierId }) => {
    const { id } = await requireWorkshop(given.db, await companyScopeOf(given, ordersElement), atelierId)
    const today = given.clock.today().toString()
    return { containers: await containersOf(given.db, [id]), scales: await scalesOf(given.db, [id], today) }
  },
  movePerson,
  getPeopleOfDay: async (given, { atelierId, date }) => {
    await requireWorkshop(given.db, await companyScopeOf(given, ordersElement), atelierId, 3)
    return peopleOfDay(given.db, { workshopId: atelierId, date, now: given.clock.now().toString() })
  },
  correctTimes,
})
