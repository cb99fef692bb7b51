import { useController } from 'react-hook-form'
import { useT } from '../i18n.ts'
import { useFieldLabel } from './form-context.ts'

/** A field of the form around it: its value, its error in words, the way to change it. */
export function useField<Value>(name: string, label: string) {
  const { field, fieldState } = useController({ name })
  const t = useT()
  const written = useFieldLabel(name, label)
  return {
    value: field.value as Value,
    change: field.onChange as (value: Value) => void,
    leave: field.onBlur,
    ref: field.ref,
    /** A schema's own message is a label; the server's is already written out. */
    error: fieldState.error?.message && t(fieldState.error.message),
    ...written,
  }
}
