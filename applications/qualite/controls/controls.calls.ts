import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, idIn, type List } from '#kernel/shared/list.ts'
import { day, fieldsOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { controlsElement, validationRight } from '../control-plans/control-plans-place.model.ts'
import { ControlDue, ControlRecord, ControlsOfDay, fates, statesOfRecords, verdicts } from './control.model.ts'

const reading = { method: 'GET', access: reads(controlsElement) } as const
const writing = {
  method: 'POST',
  access: writes(controlsElement),
  replays: true,
  touches: ['qualite', 'atelier', 'platform/to-do'],
  answer: ControlRecord,
} as const
const sentence = z.string().trim().min(1).max(1_000)
const ofRecord = z.strictObject({ id: idOf('qualite.control_record') })

const recordsByTime = {
  sorts: ['recordedAt'],
  isUsuallyDownwards: true,
  tabs: 'state',
  filters: {
    state: choice(statesOfRecords),
    planId: idIn('qualite.control_plan', { address: 'plan' }),
    verdict: choice(verdicts),
    from: day(),
    to: day(),
  },
} as const satisfies List

/** Controls that are to be done, and what was found (design of quality, section 6). */
export const controlsCalls = calls('qualite/controls', {
  /** Those of a day by their hours; today those of lots that wait too, the oldest first. */
  getControlsOfDay: {
    ...reading,
    path: 'qualite/controles/day/:date',
    input: z.strictObject({ date: z.iso.date() }),
    answer: ControlsOfDay,
  },
  /** One more, to be done now. */
  startControl: {
    ...writing,
    path: 'qualite/controles/plans/:id/start',
    input: z.strictObject({ id: idOf('qualite.control_plan') }),
    answer: ControlDue,
  },
  /**
   * What was read, one value for each measure in their order. 400 at a value that is too fine; 400 CORRECTION_REQUIRED,
   * FATE_REQUIRED of what does not conform; 409 CONTROL_DONE, CONTROL_MISSED.
   */
  recordControl: {
    ...writing,
    path: 'qualite/controles/:id/record',
    input: z.strictObject({
      id: idOf('qualite.control_due'),
      values: z.array(z.number().min(-1_000_000).max(1_000_000)).max(20).default([]),
      /** Nothing could be read, as the remark says. */
      isNotApplicable: z.boolean().default(false),
      /** Somebody finds it wrong though no value says so. */
      isNotConform: z.boolean().default(false),
      correction: sentence.nullable().default(null),
      fate: z.enum(fates).nullable().default(null),
      remark: sentence.nullable().default(null),
    }),
  },
  /** One's own of the day; those of others for who manages. 409 CANCELLED_ALREADY, CONTROL_VALIDATED */
  cancelControl: {
    ...writing,
    path: 'qualite/controles/records/:id/cancel',
    input: ofRecord.extend({ reason: z.string().overwrite(asOneLine).min(1).max(500) }),
  },
  /** By another person than who recorded it. 409 CANCELLED_ALREADY, CONTROL_VALIDATED */
  validateControl: {
    ...writing,
    access: writes(validationRight),
    path: 'qualite/controles/records/:id/validate',
    input: ofRecord,
  },
  getControlRecords: {
    ...reading,
    path: 'qualite/controles/records',
    list: recordsByTime,
    input: z.strictObject(fieldsOf(recordsByTime)),
    answer: pageOf(ControlRecord),
  },
})
