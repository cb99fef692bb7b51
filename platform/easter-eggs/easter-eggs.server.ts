import { notFound } from '#kernel/server/errors.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { EasterEggState, emptyState } from './easter-egg.model.ts'
import { easterEggsCalls } from './easter-eggs.calls.ts'

export const easterEggsServer = platformAnswers(easterEggsCalls, {
  getEasterEggState: async ({ db, caller }, { id }) => {
    if (id !== caller.userId) throw notFound()
    const kept = await db.selectFrom('platform.easter_egg').select('state').executeTakeFirst()
    return kept ? EasterEggState.parse(kept.state) : emptyState
  },

  saveEasterEggState: async ({ db, caller, clock }, { id, state }) => {
    if (id !== caller.userId) throw notFound()
    const row = { state: JSON.stringify(state), savedAt: clock.now().toString() }
    await db
      .insertInto('platform.easter_egg')
      .values(row)
      .onConflict(known => known.column('userId').doUpdateSet(row))
      .execute()
    return state
  },
})
