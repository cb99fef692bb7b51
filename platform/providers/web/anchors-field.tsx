import { useWatch } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { hasAnchors } from '../external-service.model.ts'

/** Whose times and certificates are believed. */
export function AnchorsField() {
  const t = useT()
  if (!hasAnchors(useWatch({ name: 'kind' }))) return null
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
