import { notFound } from '#kernel/server/errors.ts'
import type { Databases } from '#kernel/server/db.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { evolution, lastPeriods, periodsBefore } from './counted-entity.model.ts'
import { figuresCalls } from './figures.calls.ts'
import { clientsOfApplications, clientsOfElements } from './server/clients-of-elements.queries.ts'
import { countWithin } from './server/count-entities.ts'
import { everyElement, withDescendants } from './server/elements.queries.ts'
import { lossOfElements } from './server/loss-of-elements.queries.ts'

export { countEntitiesJob } from './server/count-entities.ts'

export const figuresServer = (databases: Databases) =>
  platformAnswers(figuresCalls, {
    getNumberOfClientsForApplications: () => clientsOfApplications(databases),

    getNumberOfClientsForElements: (_, { applicationId }) => clientsOfElements(databases, applicationId),

    getLossOfElement: async ({ db, clock }, { id }) => {
      const lost = withDescendants(await everyElement(db), id).filter(row => row.archivedAt === null)
      if (lost.length === 0) throw notFound()
      const ids = lost.map(row => row.id)
      const clients = await lossOfElements(databases, ids, clock.now())
      return { elements: ids.length, people: clients.reduce((sum, { people }) => sum + people, 0), clients }
    },

    countEntityForPeriodOfTime: async ({ db, clock }, { entity, period }) => ({
      value: await countWithin(db, entity, lastPeriods(clock.today(), period, 1)),
    }),

    getPercentageEvolutionOfEntitySince: async ({ db, clock }, { entity, period, count }) => {
      const last = lastPeriods(clock.today(), period, count)
      const to = await countWithin(db, entity, last)
      const from = await countWithin(db, entity, periodsBefore(last, period, count))
      return { percent: evolution(from, to), from, to }
    },
  })
