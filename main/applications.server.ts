import type { Answers } from '#kernel/server/answers.ts'
import type { BulkModel } from '#platform/imports/bulk-model.slot.ts'
import type { SearchSource } from '#platform/search/search-source.slot.ts'
import { rhServer } from '#rh/rh.server.ts'

type ApplicationServer = {
  features: readonly Answers[]
  bulkModels?: readonly BulkModel[]
  searchSources?: readonly SearchSource[]
}

/** What each application brings to the server. */
export const applicationsServer: readonly ApplicationServer[] = [rhServer]
