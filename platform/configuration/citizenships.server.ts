import type { Knowledge } from '#platform/delegation/delegation.server.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { citizenshipsCalls } from './citizenships.calls.ts'
import { citizenshipById, citizenships } from './server/citizenships.queries.ts'
import { requireComponent } from './server/require-component.ts'
import { addUsualCitizenships } from './server/add-usual-citizenships.ts'
import { createCitizenship, deleteCitizenship, editCitizenship, moveCitizenship } from './server/write-citizenship.ts'

export { citizenships as citizenshipsOfClient } from './server/citizenships.queries.ts'

const component = { kind: 'citizenships' }

export const citizenshipsServer = (knowledge: Knowledge) =>
  platformAnswers(citizenshipsCalls, {
    getCitizenships: ({ db }) => citizenships(db),

    createCitizenship: async (given, input) => {
      await requireComponent(given, knowledge, component)
      return createCitizenship(given, input)
    },

    addUsualCitizenships: async given => {
      await requireComponent(given, knowledge, component)
      await addUsualCitizenships(given)
      return citizenships(given.db)
    },

    editCitizenship: async (given, input) => {
      await requireComponent(given, knowledge, component)
      return editCitizenship(given, input)
    },

    deleteCitizenship: async (given, { id }) => {
      await requireComponent(given, knowledge, component)
      await deleteCitizenship(given, await citizenshipById(given.db, id))
    },

    moveCitizenship: async (given, { id, direction }) => {
      await requireComponent(given, knowledge, component)
      await citizenshipById(given.db, id)
      await moveCitizenship(given, id, direction)
      return citizenships(given.db)
    },
  })
