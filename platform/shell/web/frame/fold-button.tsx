import Close from '~icons/ic/baseline-close'
import MoreVert from '~icons/ic/baseline-more-vert'
import IconButton from '@mui/material/IconButton'
import { useT } from '#kernel/web/i18n.ts'

type Props = { isUnfolded: boolean; controls: string; onToggle: () => void }

export function FoldButton({ isUnfolded, controls, onToggle }: Props) {
  const t = useT()
  return (
    <IconButton
      aria-label={t('shell.tools')}
      aria-expanded={isUnfolded}
      aria-controls={isUnfolded ? controls : undefined}
      onClick={onToggle}
      sx={{ color: 'text.secondary', width: 44, height: 44, flexShrink: 0 }}
    >
      {isUnfolded ? <Close sx={{ fontSize: 20 }} /> : <MoreVert sx={{ fontSize: 22 }} />}
    </IconButton>
  )
}
