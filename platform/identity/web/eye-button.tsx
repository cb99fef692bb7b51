import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'

type Props = { isShown: boolean; label: string; onTurn: () => void }

/** At the end of a password: shows it, or hides it again. */
export function EyeButton({ isShown, label, onTurn }: Props) {
  const Eye = isShown ? VisibilityOffOutlined : VisibilityOutlined
  return (
    <IconButton edge="end" aria-label={label} onClick={onTurn}>
      <Eye sx={{ fontSize: 20 }} />
    </IconButton>
  )
}
