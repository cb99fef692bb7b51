import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'
import { DpaeConfiguration } from './dpae-configuration.model.ts'

const positionFields = z.strictObject({
  name: z.string().overwrite(asOneLine).min(1).max(80),
  description: z.string().overwrite(asSeveralLines).max(2_000),
  companyIds: z
    .array(idOf('platform.company'))
    .max(200)
    .overwrite(ids => [...new Set(ids)]),
  typeOfContractId: idOf('rh.type_of_contract').nullable(),
  workTimeId: idOf('rh.work_time').nullable(),
  coefficientId: idOf('rh.coefficient').nullable(),
  salaryId: idOf('rh.salary').nullable(),
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
    id: idOf('rh.position'),
    archived: z.literal(false).optional(),
    version: z.int32().optional(),
  }),
  dpaeConfiguration: DpaeConfiguration.optional(),
  csp: csp.optional(),
})
export type PositionChange = z.output<typeof PositionChange>
