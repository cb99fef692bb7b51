import { z } from 'zod'

/** A choice of a form, null where none is made. */
export const choiceOrNone = z
  .string()
  .nullish()
  .transform(id => id || null)
/** A day of a form, null where none is typed. */
export const dayOrNone = z
  .string()
  .nullish()
  .transform(day => day || null)
export const dayRequired = z.string().min(1, 'kernel.field.required')

/** What the three dialogs have in common. */
export const typedShared = {
  comment: z.string().default(''),
  documentModelId: choiceOrNone,
}

type Shared = { comment: string | null; documentModelId: string | null }

/** What the calls are sent of it. */
export const sentShared = ({ comment, documentModelId }: Shared) => ({
  comment: comment || null,
  documentModelId,
  joinDocumentModel: documentModelId !== null,
})

/** What stands, as the dialogs hold it. */
export const valuesShared = (element: Shared | null) => ({
  comment: element?.comment ?? '',
  documentModelId: element?.documentModelId ?? '',
})
