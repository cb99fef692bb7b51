import { notFound } from '#kernel/server/errors.ts'
import type { Language } from '#kernel/shared/names.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { applicationsCalls } from './applications.calls.ts'
import { applicationTrees } from './server/application-trees.ts'
import { createApplication, editApplication } from './server/save-application.ts'
import { type Knowledge, tellCatalogue } from './server/tell-catalogue.ts'

export { declareApplications } from './server/declare-applications.ts'
export { type CatalogueElement, type ElementCatalogue, openElementCatalogue } from './server/element-catalogue.ts'

export const catalogueServer = (knowledge: Knowledge) => {
  const { catalogue } = knowledge
  const treeOf = (id: number, language: Language) => {
    const found = applicationTrees(catalogue, language).find(application => application.id === id)
    if (!found) throw notFound()
    return found
  }
  return platformAnswers(applicationsCalls, {
    getAllApplications: async ({ language }) => applicationTrees(catalogue, language),

    getApplication: async ({ language }, { id }) => treeOf(id, language),

    getApplicationLogo: async ({ files }, { id }) => {
      const key = catalogue.applications().find(application => application.id === id)?.logoKey
      if (!key) throw notFound()
      return { name: 'logo.webp', bytes: files.read(key) }
    },

    createNewApplication: async (given, asked) => {
      const id = await createApplication(given, asked)
      await tellCatalogue(knowledge, given)
      return treeOf(id, given.language)
    },

    editApplication: async (given, asked) => {
      await editApplication(given, asked)
      await tellCatalogue(knowledge, given)
      return treeOf(asked.id, given.language)
    },
  })
}
