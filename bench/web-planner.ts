import type { Page } from '@playwright/test'
import { boardPath } from '#atelier/fabrication-orders/order-place.model.ts'
import type { WeekPlan } from '#atelier/planning/plan.model.ts'
import type { Wait } from './web-forms.ts'

const orders = 200
const calls = '**/api/atelier/fabrication/board/**'

/** A week of two hundred orders: from the tap on the arrow of the week to the frame that shows them all, the server apart. */
export async function plannerBoard(page: Page, server: string, rounds: number): Promise<Wait> {
  const told = page.waitForResponse(answer => answer.url().includes('/atelier/fabrication/board/'))
  await page.goto(server + boardPath)
  const plan = (await (await told).json()) as WeekPlan
  let turn = 0
  await page.route(calls, route => {
    turn += 1
    return route.fulfill({ json: crowded(plan, turn) })
  })
  const milliseconds: number[] = []
  await page.getByRole('button', { name: 'Semaine suivante' }).waitFor()
  for (let round = 0; round <= rounds; round += 1) {
    milliseconds.push(await page.evaluate(turnWeek, { name: 'Semaine suivante', orders }))
    await page.waitForTimeout(500)
  }
  return { name: `planning de ${orders} ordres`, aim: 300, milliseconds: milliseconds.slice(1) }
}

/** The plans of the demo again and again, over its lines and six days; each turn of the week tells others. */
function crowded(plan: WeekPlan, turn: number): WeekPlan {
  const details = Array.from({ length: orders }, (_, place) => ({
    ...(plan.details[place % plan.details.length] as WeekPlan['details'][number]),
    id: `0198a000-0000-7000-8${String(turn).padStart(3, '0')}-${String(place).padStart(12, '0')}`,
    date: plan.days[place % 6] as string,
    ligneAtelierId: plan.lines[Math.floor(place / 6) % plan.lines.length]?.id as string,
  }))
  return { ...plan, details, conflicts: [] }
}

/** In the browser: until the last card of the other week has been painted. */
async function turnWeek({ name, orders: many }: { name: string; orders: number }) {
  const cards = () => document.querySelectorAll('[role=gridcell] button')
  const former = cards()[0]
  const from = performance.now()
  document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)?.click()
  while (cards()[0] === former || cards().length < many) await new Promise(requestAnimationFrame)
  await new Promise(resolve => setTimeout(resolve))
  return performance.now() - from
}
