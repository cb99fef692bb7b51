import type { Examples } from '#kernel/testing/examples.ts'
import type { dailyValuesCalls } from './daily-values.calls.ts'

export const dailyValuesExamples: Examples<typeof dailyValuesCalls> = {
  getDailyValues: () => ({ page: 'gazpegeod', from: '2026-01-01', to: '2026-01-31' }),
  saveDailyValues: () => ({ page: 'gazpegeod', values: [{ series: 'peg', day: '2026-01-02', value: 33.4 }] }),
  importDailyValues: () => ({ page: 'gazpegeod', text: '03/01/2026;33,5', dryRun: false }),
  correctDailyValue: here => {
    const row = here.row('energie.daily_value', ({ superseded_at }) => superseded_at === null)
    const standing = Number(row?.value ?? 0) / 10_000
    return {
      page: 'gazpegeod',
      series: 'peg',
      day: String(row?.day ?? '2026-01-02'),
      value: standing + 1,
      standing,
      reason: 'Publication corrigée',
    }
  },
}
