import { z } from 'zod'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'
import { DpaeConfiguration } from './dpae-configuration.model.ts'

const chosenId = z.uuid().nullable()

const positionFields = z.strictObject({
  name: z.string().overwrite(asOneLine).min(1).max(80),
  description: z.string().overwrite(asSeveralLines).max(2_000),
  companyIds: z
    .array(z.uuid())
    .max(200)
    .overwrite(ids => [...new Set(ids)]),
  typeOfContractId: chosenId,
  workTimeId: chosenId,
  coefficientId: chosenId,
  salaryId: chosenId,
})

const csp = z.union([z.string().max(4), z.strictObject({ code: z.string().max(4) })]).nullable()

/** A new position under the brief's names; without a declaration of risks there is none. */
export const NewPosition = z.strictObject({
  position: positionFields.partial().required({ name: true }),
  dpaeConfiguration: DpaeConfiguration.optional(),
  csp: csp.optional(),
})
export type NewPosition = z.output<typeof NewPosition>

/** Only what changes; a declaration that is sent replaces the former one whole. `archived: false` takes it back. */
export const PositionChange = z.strictObject({
  position: positionFields.partial().extend({
    id: z.uuid(),
    archived: z.literal(false).optional(),
    version: z.int32().optional(),
  }),
  dpaeConfiguration: DpaeConfiguration.optional(),
  csp: csp.optional(),
})
export type PositionChange = z.output<typeof PositionChange>
