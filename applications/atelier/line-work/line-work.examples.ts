import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { lineWorkCalls } from './line-work.calls.ts'

const running = (here: Here) => here.id('atelier.fabrication_order', ({ state }) => state === 'running')
const ofRunning = (here: Here, table: string, fits: (row: Record<string, unknown>) => boolean = () => true) =>
  here.id(table, row => row.order_id === running(here) && fits(row))
const task = (here: Here, state: string) => ({
  id: running(here),
  taskId: ofRunning(here, 'atelier.order_task', row => row.state === state),
})

export const lineWorkExamples: Examples<typeof lineWorkCalls> = {
  updateFabricationOrderDetail: here => ({ id: ofRunning(here, 'atelier.fabrication_order_detail'), rank: 1 }),
  deleteFabricationOrderdetail: here => ({
    id: here.id('atelier.fabrication_order_detail', ({ status }) => status === 'planned'),
  }),
  updateNumLotDetail: here => {
    const detail = here.row('atelier.fabrication_order_detail', ({ status }) => status === 'planned')
    const lot = here.row('atelier.lot', ({ id }) => id === detail?.lot_id)
    return {
      fabricationOrderDetailId: String(detail?.id ?? here.id('atelier.fabrication_order_detail')),
      newNumLot: String(lot?.number ?? 'L26-001-GR-01'),
    }
  },
  loggerFile: () => ({ level: 'info', message: 'Scanner rebranché', context: { poste: 'L1' } }),
  addLotToOrder: here => ({ id: running(here), lotId: here.id('atelier.lot', ({ kind }) => kind === 'harvest') }),
  getRefusedLot: here => {
    const order = here.row('atelier.fabrication_order', ({ state }) => state === 'running')
    return {
      id: running(here),
      lotId: here.id('atelier.lot', ({ workshop_id }) => workshop_id === order?.workshop_id),
    }
  },
  declareCases: here => ({ id: running(here), cases: 8 }),
  startTask: here => task(here, 'to_do'),
  endTask: here => task(here, 'in_progress'),
  skipTask: here => task(here, 'to_do'),
  movePerson: here => ({ id: running(here), operatorId: here.id('atelier.operator'), here: false }),
  getScalesOfLine: here => ({ atelierId: here.id('atelier.workshop') }),
  getPeopleOfDay: here => ({
    atelierId: here.id('atelier.workshop'),
    date: Temporal.Now.plainDateISO('Europe/Paris').toString(),
  }),
  correctTimes: here => ({
    spanId: here.id('atelier.task_operator'),
    fromAt: '2026-11-01T06:00:00Z',
    toAt: '2026-11-01T13:00:00Z',
    reason: 'Badge oublié',
  }),
}
