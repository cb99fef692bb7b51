import { z } from 'zod'
import { reads } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { OfferedObject } from '#platform/documents/document-type.model.ts'

/** Sheets of the workshop (platform-core, section 7, Document types and generator). */
export const sheetsCalls = calls('atelier/sheets', {
  /** What the preparation, pallet, delivery and test sheets may say: of one type, or of the four. */
  getObjectsOfSheets: {
    method: 'GET',
    path: 'atelier/expedition/document-types/objects',
    access: reads('atelier/documents/modeles', 'atelier/expedition'),
    input: z.strictObject({ typeId: z.coerce.number<number>().int().min(1).max(2_147_483_647).optional() }),
    answer: z.array(
      OfferedObject.extend({ documentType: z.object({ id: z.int(), code: z.string(), label: z.string() }) }),
    ),
  },
})
