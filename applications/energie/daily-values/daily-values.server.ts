import { energieAnswers } from '#energie/energie-db.ts'
import { dailyValuesCalls } from './daily-values.calls.ts'
import { valuesOfPage } from './server/daily-values.queries.ts'
import { pageWithin } from './server/page-within.ts'
import { correctDailyValue, importDailyValues, saveDailyValues } from './server/write-daily-values.ts'

export { quotesOf } from './server/quotes.queries.ts'

export const dailyValuesServer = energieAnswers(dailyValuesCalls, {
  getDailyValues: async ({ db, rights, clock }, { page, ...period }) =>
    valuesOfPage(db, await pageWithin(rights, page, 1), period, clock.today().toString()),
  saveDailyValues: async ({ db, rights, clock }, { page, values }) =>
    saveDailyValues(db, await pageWithin(rights, page, 2), values, { origin: 'typed', now: clock.now().toString() }),
  importDailyValues: async ({ db, rights, clock }, { page, ...file }) =>
    importDailyValues(db, await pageWithin(rights, page, 2), file, clock.now().toString()),
  correctDailyValue: async ({ db, rights, clock }, { page, ...correction }) =>
    correctDailyValue(db, await pageWithin(rights, page, 3), correction, clock.now().toString()),
})
