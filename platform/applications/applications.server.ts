import { notFound } from '#kernel/server/errors.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { applicationsCalls } from './applications.calls.ts'
import { applicationTrees } from './server/application-trees.ts'
import type { ElementCatalogue } from './server/element-catalogue.ts'

export { declareApplications } from './server/declare-applications.ts'
export { type CatalogueElement, type ElementCatalogue, openElementCatalogue } from './server/element-catalogue.ts'

export const catalogueServer = (catalogue: ElementCatalogue) =>
  platformAnswers(applicationsCalls, {
    getAllApplications: async ({ language }) => applicationTrees(catalogue, language),

    getApplication: async ({ language }, { id }) => {
      const found = applicationTrees(catalogue, language).find(application => application.id === id)
      if (!found) throw notFound()
      return found
    },
  })
