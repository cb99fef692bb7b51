import type { Databases } from '#kernel/server/db.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { foldersCalls } from './folders.calls.ts'
import { createRootFolders } from './server/create-root-folders.ts'

export const foldersServer = (databases: Databases) =>
  platformAnswers(foldersCalls, {
    createFoldersOfNewApplication: async ({ withDb }, { applicationPath }) => ({
      created: await createRootFolders(databases, withDb, applicationPath),
    }),
  })
