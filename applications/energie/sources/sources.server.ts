import { energieAnswers } from '#energie/energie-db.ts'
import { pageOfSources } from './server/sources.queries.ts'
import { archiveSource, createSource, editSource, restoreSource } from './server/write-source.ts'
import { sourcesCalls } from './sources.calls.ts'

export const sourcesServer = energieAnswers(sourcesCalls, {
  getPaginatedSources: ({ db }, asked) => pageOfSources(db, asked),
  createSource: ({ db }, fields) => createSource(db, fields),
  editSource: ({ db }, change) => editSource(db, change),
  archiveSource: ({ db, clock }, { id }) => archiveSource(db, id, clock.now().toString()),
  restoreSource: ({ db }, { id }) => restoreSource(db, id),
})
