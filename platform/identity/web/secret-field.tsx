import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { TextField } from '#kernel/web/kit/text-field.tsx'

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
  const Eye = isShown ? VisibilityOffOutlined : VisibilityOutlined
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          edge="end"
          aria-label={t(isShown ? 'identity.secret.hide' : 'identity.secret.show', { label: props.label })}
          onClick={() => setIsShown(!isShown)}
        >
          <Eye sx={{ fontSize: 20 }} />
        </IconButton>
      }
    />
  )
}
