import { as } from '#kernel/testing/as.ts'
import type { TestClient, TestPerson, World } from '#platform/testing/world.ts'
import { articleSheetsCalls } from '../article-sheets/article-sheets.calls.ts'
import { fabricationOrdersCalls } from '../fabrication-orders/fabrication-orders.calls.ts'
import { planningCalls } from '../planning/planning.calls.ts'
import { openWorkshop } from './workshop.ts'

/** Who may do everything at the lines. */
export const foreman = {
  'atelier/ligne': 3,
  'atelier/fabrication': 3,
  'atelier/conditionnement': 2,
  'atelier/production/article': 2,
  'atelier/stock': 2,
} as const

/** A workshop whose line makes cases of 1.600 kg, 135 an hour: what is planned and ordered on it. */
export async function openLine(world: World, client: TestClient, person: TestPerson) {
  const workshop = await openWorkshop(world, client)
  const { workshopId: atelierId, packedId: articleId, lineId: ligneAtelierId } = workshop
  await as(person).call(articleSheetsCalls.updateFicheAtelierArticle, {
    atelierId,
    articleId,
    nominalG: 500,
    unitsPerCase: 3,
    netCaseKg: 1.6,
    casesPerHour: 135,
    casesPerLayer: 8,
    expectedLossPct: 5,
    lines: [{ ligneAtelierId, preferred: true }],
  })
  const today = world.clock.today().toString()
  const plan = async (plannedCases = 1_080, more: object = {}) => {
    const detail = await as(person).call(planningCalls.insertUpdateLigneDetailAtelier, {
      ligneAtelierId,
      articleId,
      plannedCases,
      date: today,
      shift: 'morning',
      ...more,
    })
    if (!detail) throw new Error('not planned')
    return detail
  }
  const order = async (lots: { lotId: string; plannedKg: number }[], plannedCases = 684) => {
    const { id: ligneDetailId } = await plan(plannedCases)
    return as(person).call(fabricationOrdersCalls.createFabricationOrder, { ligneDetailId, lots })
  }
  return { ...workshop, atelierId, articleId, ligneAtelierId, today, plan, order }
}

export type TestLine = Awaited<ReturnType<typeof openLine>>
