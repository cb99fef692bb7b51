import type { Given } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import { dayAndHourOf } from '#kernel/shared/business-zone.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { CultureDb, CultureTables } from '#culture/culture-db.ts'
import { opensAgain } from '../delays.model.ts'
import { type Check, checksOf } from '../treatment-checks.model.ts'
import type { DoneFields } from '../treatment.model.ts'
import type { treatmentsCalls } from '../treatments.calls.ts'
import { treatmentToChange } from './treatment-to-change.ts'
import { type ProductRead, treatmentById } from './treatments.queries.ts'

type Record = typeof treatmentsCalls.recordTreatment

/** @throws Refusal 404; 403; 400 PHYTO_REFUSED, of hours, of a reason that is missing; 409 TRANSITION_INVALID, VERSION_CONFLICT */
export async function recordTreatment(given: Given<Record, CultureTables>, { id, version, ...done }: InputOf<Record>) {
  const { db, clock, caller } = given
  const planned = await treatmentToChange(given, { id, version, from: ['planned'], needs: 2 })
  await holdCrop(db, planned.plantingId)
  requireHours(clock, done)
  const [on] = dayAndHourOf(done.startedAt)
  requireAllowed(checksOf({ ...planned, on, done }), done)
  await keepDelays(db, id, planned.products)
  await db
    .updateTable('culture.treatment')
    .set({
      ...done,
      ...opensAgain(done.endedAt, planned.products.map(delaysOf), planned.isCovered),
      state: 'done',
      doneBy: caller.userId,
      doneAt: clock.now().toString(),
      version: version + 1,
    })
    .where('id', '=', id)
    .execute()
  return treatmentById(given, id)
}

/** Treatments of a crop are recorded one after the other: each counts those before. */
const holdCrop = (db: CultureDb, plantingId: string) =>
  takeForChange(db.selectFrom('culture.planting').select('id').where('id', '=', plantingId))

function requireHours(clock: Clock, { startedAt, endedAt }: DoneFields) {
  const [start, end] = [Temporal.Instant.from(startedAt), Temporal.Instant.from(endedAt)]
  if (Temporal.Instant.compare(end, start) <= 0)
    throw wrongField('endedAt', 'before_start', 'culture.treatments.ends-before')
  if (Temporal.Instant.compare(end, clock.now()) > 0)
    throw wrongField('endedAt', 'future', 'culture.treatments.ends-later')
}

const codes: Partial<{ [rule in Check['rule']]: string }> = {
  mixture: 'MIX_FORBIDDEN',
  certiphyto: 'CERTIPHYTO_EXPIRED',
}

function requireAllowed(checks: readonly Check[], { care }: DoneFields) {
  const forbidding = checks.find(({ level }) => level === 'red')
  if (forbidding)
    throw new Refusal(400, codes[forbidding.rule] ?? 'PHYTO_REFUSED', `culture.treatments.check.${forbidding.rule}`, {
      values: forbidding.values,
    })
  if (checks.length > 0 && care === null) throw wrongField('care', 'required', 'culture.treatments.wants-care')
}

const delaysOf = ({ use, hazards }: ProductRead) => ({
  preHarvestDays: use?.preHarvestDays ?? null,
  reEntryHours: use?.reEntryHours ?? null,
  hazards,
})

/** The figures by which it was done stay, whatever its products become. */
async function keepDelays(db: CultureDb, treatmentId: string, products: readonly ProductRead[]) {
  await Promise.all(
    products.map(product => {
      const { preHarvestDays, reEntryHours } = delaysOf(product)
      return db
        .updateTable('culture.treatment_product')
        .set({ preHarvestDays, reEntryHours })
        .where('treatmentId', '=', treatmentId)
        .where('productId', '=', product.productId)
        .execute()
    }),
  )
}
