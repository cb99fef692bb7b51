import type { Knowledge } from '#platform/delegation/delegation.server.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { optionListsCalls } from './option-lists.calls.ts'
import { optionListById, optionLists } from './server/option-lists.queries.ts'
import { requireComponent } from './server/require-component.ts'
import { createOptionList, deleteOptionList, editOptionList, moveOptionList } from './server/write-option-list.ts'

const kind = 'optionLists'

export const optionListsServer = (knowledge: Knowledge) => {
  const configured = async (given: Parameters<typeof requireComponent>[0], id: string) => {
    const list = await optionListById(given.db, id)
    await requireComponent(given, knowledge, { kind, elementId: list.elementId })
    return list
  }
  return platformAnswers(optionListsCalls, {
    getOptionLists: ({ db }, { elementId }) => optionLists(db, elementId),

    createOptionList: async (given, input) => {
      await requireComponent(given, knowledge, { kind, elementId: input.elementId })
      return createOptionList(given, input)
    },

    editOptionList: async (given, input) => {
      await configured(given, input.id)
      return editOptionList(given, input)
    },

    deleteOptionList: async (given, { id }) => deleteOptionList(given, await configured(given, id)),

    moveOptionList: async (given, { id, direction }) => {
      const list = await configured(given, id)
      await moveOptionList(given, list, direction)
      return optionLists(given.db, list.elementId)
    },
  })
}
