import { useWatch } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import { TextField } from '#kernel/web/kit/text-field.tsx'

/** Whose times are believed: only a time-stamp server has anchors. */
export function AnchorsField() {
  const t = useT()
  if (useWatch({ name: 'kind' }) !== 'timestamp') return null
  return (
    <TextField
      name="anchors"
      label={t('providers.service.anchors')}
      help={t('providers.service.anchors-help')}
      multiline
      minRows={3}
    />
  )
}
