import { energieAnswers } from '#energie/energie-db.ts'
import { readingsCalls } from './readings.calls.ts'
import { readingsOfMeter, roundOn } from './server/readings.queries.ts'
import { createReading } from './server/create-reading.ts'
import { rejectReading, validateReading } from './server/judge-reading.ts'

export const readingsServer = energieAnswers(readingsCalls, {
  getReadingRound: ({ db, clock }) => roundOn(db, clock.today()),
  getReadingsOfMeter: ({ db }, { meterId }) => readingsOfMeter(db, meterId),
  createReading: ({ db, clock }, fields) => createReading(db, fields, clock.today()),
  validateReading: ({ db }, said) => validateReading(db, said),
  rejectReading: ({ db }, said) => rejectReading(db, said),
})
