import type { Examples } from '#kernel/testing/examples.ts'
import type { plansCalls } from './plans.calls.ts'

/** A day of 2031 that no plan of the client holds yet. */
const free = (count: number) => {
  const day = Temporal.PlainDate.from('2031-01-01').add({ days: count }).toString()
  return { startsAt: `${day}T08:00:00Z`, endsAt: `${day}T10:00:00Z` }
}
const usual = { engineNo: 1, setpointKw: 1, reason: 'heat' } as const

export const plansExamples: Examples<typeof plansCalls> = {
  getPlannedWeek: () => ({ day: '2026-11-25' }),
  getPlanDeviation: here => ({ day: '2026-11-25', meterId: here.id('energie.meter') }),
  createEnginePlan: here => ({
    ...usual,
    ...free(here.rows('energie.engine_plan').length),
    sourceId: here.id('energie.source', ({ archived_at }) => archived_at === null),
  }),
  editEnginePlan: here => {
    const plan = here.row('energie.engine_plan')
    return {
      ...usual,
      ...free(1_000 + here.rows('energie.engine_plan').length),
      id: here.id('energie.engine_plan'),
      sourceId: here.id('energie.source', ({ archived_at }) => archived_at === null),
      version: Number(plan?.version ?? 1),
    }
  },
}
