import Close from '~icons/ic/baseline-close'
import Box from '@mui/material/Box'
import MuiDialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId } from 'react'
import { focusOnceThere } from '../focus-once-there.ts'
import { useT } from '../i18n.ts'
import { firstFieldOfForm } from './first-field.ts'

export type DialogProps = {
  title: string
  onClose: () => void
  /** Buttons that say what they do: `Supprimer le contrat`, never `OK`. */
  actions?: ReactNode
  width?: 'xs' | 'sm' | 'md' | 'lg'
  isFullScreen?: boolean
  children: ReactNode
}

/** What a dialog looks like; on a phone it takes the whole screen. */
export function DialogWindow({ title, onClose, actions, width = 'sm', isFullScreen = false, children }: DialogProps) {
  const t = useT()
  const titleId = useId()
  const isPhone = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'))
  return (
    <MuiDialog
      open
      onClose={onClose}
      fullWidth
      maxWidth={width}
      fullScreen={isFullScreen || (isPhone && width !== 'xs')}
      aria-labelledby={titleId}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', paddingInlineEnd: 1.5 }}>
        <DialogTitle id={titleId} variant="h5" sx={{ pb: 1, flex: '1 1 auto', minWidth: 0 }}>
          {title}
        </DialogTitle>
        <IconButton aria-label={t('verb.close')} onClick={onClose} sx={{ flex: 'none' }}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <DialogContent ref={focusFirstField}>{children}</DialogContent>
      {actions && <DialogActions sx={{ px: 3, pb: 2.5, pt: 1, gap: 1 }}>{actions}</DialogActions>}
    </MuiDialog>
  )
}

/** Who opens a form begins at its first field, unless the form itself chose another one. */
function focusFirstField(content: HTMLElement | null) {
  if (content && !content.contains(document.activeElement)) return focusOnceThere(content, firstFieldOfForm)
  return undefined
}
