import { useT } from '#kernel/web/i18n.ts'
import { TextField } from '#kernel/web/kit/text-field.tsx'

/** Name and hosts of a third party. */
export function ServiceFields() {
  const t = useT()
  return (
    <>
      <TextField name="name" label={t('field.name')} autoFocus />
      <TextField
        name="hosts"
        label={t('providers.service.hosts')}
        help={t('providers.service.hosts-help')}
        multiline
        minRows={3}
      />
    </>
  )
}
