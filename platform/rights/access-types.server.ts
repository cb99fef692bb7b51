import { platformAnswers } from '#platform/platform-db.ts'
import { accessTypesCalls } from './access-types.calls.ts'
import { accessTypeCodes } from './right.model.ts'
import { accessLevels, accessType, mostOnElement, setOnElement } from './server/access-types.ts'
import type { Knowledge } from './server/matrix-columns.ts'

export const accessTypesServer = (knowledge: Knowledge) =>
  platformAnswers(accessTypesCalls, {
    getAccessLevelsForElements: async given => ({
      accessTypes: accessTypeCodes.map((_code, id) => accessType(given, id)),
      accessLevels: accessLevels(given),
    }),

    getAccessTypeAuthorizedForElement: async (given, asked) => {
      const { ceiling, boundBy } = await mostOnElement(given, knowledge, asked)
      return { ...accessType(given, ceiling), boundBy }
    },

    getAccessTypeOfElement: async (given, asked) => {
      const { value, set } = await setOnElement(given, knowledge, asked)
      return { ...accessType(given, value), set }
    },
  })
