import { z } from 'zod'
import { languages, type Names } from '#kernel/shared/names.ts'
import { ApiError } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { NamesInFour } from './name.model.ts'

const { fr } = NamesInFour.shape
const other = z.string().trim().max(100).optional()

/** Part of a form's schema: French is asked, the other languages may wait. */
export const namesShape = { fr, en: other, es: other, ar: other }

/** French stands for what was left blank. */
export const namesTyped = ({
  fr: french,
  en,
  es,
  ar,
}: {
  fr: string
  en?: string
  es?: string
  ar?: string
}): Names => ({
  fr: french,
  en: en || french,
  es: es || french,
  ar: ar || french,
})

/** What the server says of the name stands at its French field, and of `documentType.code` at `code`. */
export const atOwnFields = (failure: unknown): never => {
  if (!(failure instanceof ApiError)) throw failure
  const { status, code, message, requestId } = failure
  const fields = failure.fields.map(({ field, ...told }) => {
    const name = field.split('.').findLast(part => !languages.includes(part as never)) ?? field
    return { ...told, field: name === 'name' || name === 'label' ? 'fr' : name }
  })
  throw new ApiError({ status, code, message, fields, ...(requestId && { requestId }) })
}

/** A name in the four languages, French first. */
export function NamesFields({ autoFocus = false }: { autoFocus?: boolean }) {
  const t = useT()
  return languages.map(language => (
    <TextField
      key={language}
      name={language}
      label={t(`applications.name.${language}`)}
      autoFocus={autoFocus && language === 'fr'}
    />
  ))
}
