import TextField from '@mui/material/TextField'
import { useT } from '#kernel/web/i18n.ts'
import { digitsOfCode } from '#kernel/shared/digits-of-code.ts'

type Props = { code: string; isRefused: boolean; onCode: (code: string) => void }

/** Where the figures of the mail are typed, or put by the telephone itself. */
export function CodeField({ code, isRefused, onCode }: Props) {
  const t = useT()
  return (
    <TextField
      label={t('field.code')}
      value={code}
      autoFocus
      error={isRefused}
      onChange={({ target }) => onCode(target.value.replace(/\D/g, '').slice(0, digitsOfCode))}
      slotProps={{
        htmlInput: {
          inputMode: 'numeric',
          autoComplete: 'one-time-code',
          dir: 'ltr',
          style: { fontSize: 28, letterSpacing: '0.4em', textAlign: 'center' },
        },
      }}
    />
  )
}
