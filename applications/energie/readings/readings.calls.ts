import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { MeterOfRound, Reading, ReadingFields, RejectionReason, readingsElement } from './reading.model.ts'

const touches = ['energie/energy-invoices', 'energie/volumes']
const ofOne = z.strictObject({ id: idOf('energie.reading'), version: z.int32() })

export const readingsCalls = calls('energie/readings', {
  /** The meters in use, those that are late first, then by name. */
  getReadingRound: {
    method: 'GET',
    path: 'energie/readings/round',
    access: reads(readingsElement),
    answer: z.array(MeterOfRound),
  },
  /** The last 500 of a meter, the newest first. */
  getReadingsOfMeter: {
    method: 'GET',
    path: 'energie/meters/:meterId/readings',
    access: reads(readingsElement),
    input: z.strictObject({ meterId: idOf('energie.meter') }),
    answer: z.array(Reading),
  },
  /** 400 INDEX_LOWER when the index went down without a word; 409 READING_EXISTS when that day was read. */
  createReading: {
    method: 'POST',
    path: 'energie/readings',
    access: writes(readingsElement),
    touches,
    status: 201,
    input: ReadingFields,
    answer: Reading,
    replays: true,
  },
  validateReading: {
    method: 'PUT',
    path: 'energie/readings/:id/validate',
    access: manages(readingsElement),
    touches,
    input: ofOne,
    answer: Reading,
  },
  /** It leaves the chain; 400 INDEX_LOWER when those around it do not follow each other without it. */
  rejectReading: {
    method: 'PUT',
    path: 'energie/readings/:id/reject',
    access: manages(readingsElement),
    touches,
    input: ofOne.extend({ reason: RejectionReason }),
    answer: Reading,
  },
})
