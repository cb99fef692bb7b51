import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { EyeButton } from './eye-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Omit<TextFieldProps, 'label' | 'type' | 'autoComplete' | 'end'>

export function PasswordField(props: Props) {
  const t = useT()
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...props}
      label={t('field.password')}
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      end={
        <EyeButton
          isShown={isShown}
          label={t(isShown ? 'identity.login.hide' : 'identity.login.show')}
          onTurn={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
