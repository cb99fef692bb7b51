import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { fabricationOrdersCalls } from './fabrication-orders.calls.ts'

const today = () => Temporal.Now.plainDateISO('Europe/Paris').toString()
const inState = (here: Here, ...states: string[]) =>
  here.id('atelier.fabrication_order', ({ state }) => states.includes(String(state)))

/** A plan without an order. */
const freePlan = (here: Here) => {
  const taken = new Set(here.rows('atelier.fabrication_order').map(({ ligne_detail_id }) => ligne_detail_id))
  return here.id('atelier.ligne_detail', ({ id }) => !taken.has(id))
}

export const fabricationOrdersExamples: Examples<typeof fabricationOrdersCalls> = {
  getLotsDisponibles: here => ({
    atelierId: here.id('atelier.workshop'),
    idFamille: here.id('platform.article_family'),
    datePlanification: today(),
  }),
  getOrdersOfDay: here => ({ atelierId: here.id('atelier.workshop'), date: today() }),
  createFabricationOrder: here => ({ ligneDetailId: freePlan(here), lots: [] }),
  demarrerFabrication: here => ({ orderId: inState(here, 'suspended') }),
  suspendreFabrication: here => ({ orderId: inState(here, 'running'), reasonCode: 'cleaning' }),
  terminerFabrication: here => {
    const order = here.row('atelier.fabrication_order', ({ state }) => state === 'running')
    return {
      orderId: String(order?.id ?? here.id('atelier.fabrication_order')),
      doneCases: Number(order?.done_cases ?? 0),
      gapReason: 'Tri important',
    }
  },
  reportLine: here => ({ id: inState(here, 'suspended') }),
  endPouring: here => ({ id: inState(here, 'running') }),
  closeOrder: here => ({ id: inState(here, 'finished') }),
  cancelOrder: here => ({ id: inState(here, 'created'), reason: 'Camion décommandé' }),
}
