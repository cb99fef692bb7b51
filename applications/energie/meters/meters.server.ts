import { energieAnswers } from '#energie/energie-db.ts'
import { pageOfMeters } from './server/meters.queries.ts'
import { archiveMeter, createMeter, editMeter, restoreMeter } from './server/write-meter.ts'
import { metersCalls } from './meters.calls.ts'

export const metersServer = energieAnswers(metersCalls, {
  getPaginatedMeters: ({ db }, asked) => pageOfMeters(db, asked),
  createMeter: ({ db }, fields) => createMeter(db, fields),
  editMeter: ({ db }, change) => editMeter(db, change),
  archiveMeter: ({ db, clock }, { id }) => archiveMeter(db, id, clock.now().toString()),
  restoreMeter: ({ db }, { id }) => restoreMeter(db, id),
})
