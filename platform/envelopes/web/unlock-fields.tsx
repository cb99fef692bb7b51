import { useT } from '#kernel/web/i18n.ts'
import { TextField } from '#kernel/web/kit/text-field.tsx'

/** The password of the company, where the session was not unlocked within a quarter of an hour. */
export function UnlockFields({ isUnlocked }: { isUnlocked: boolean }) {
  const t = useT()
  if (isUnlocked) return null
  return (
    <TextField
      name="password"
      label={t('envelopes.password')}
      help={t('envelopes.password-help')}
      type="password"
      autoComplete="off"
      autoFocus
    />
  )
}
