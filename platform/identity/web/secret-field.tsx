import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { EyeButton } from './eye-button.tsx'

type Props = {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  autoFocus?: boolean
  help?: string
}

/** A password in a form of the kit, hidden until one asks to see it. */
export function SecretField(props: Props) {
  const t = useT()
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <EyeButton
          isShown={isShown}
          label={t(isShown ? 'identity.secret.hide' : 'identity.secret.show', { label: props.label })}
          onTurn={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
