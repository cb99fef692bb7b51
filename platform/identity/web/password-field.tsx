import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Omit<TextFieldProps, 'label' | 'type' | 'autoComplete' | 'end'>

export function PasswordField(props: Props) {
  const t = useT()
  const [isShown, setIsShown] = useState(false)
  const Eye = isShown ? VisibilityOffOutlined : VisibilityOutlined
  return (
    <TextField
      {...props}
      label={t('identity.login.password')}
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      end={
        <IconButton
          edge="end"
          aria-label={t(isShown ? 'identity.login.hide' : 'identity.login.show')}
          onClick={() => setIsShown(!isShown)}
        >
          <Eye sx={{ fontSize: 20 }} />
        </IconButton>
      }
    />
  )
}
