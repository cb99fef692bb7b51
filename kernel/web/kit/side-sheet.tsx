import Close from '~icons/ic/baseline-close'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useT } from '../i18n.ts'
import { useAskFirst } from './unsaved.ts'
import { UnsavedPart } from './unsaved-part.tsx'

/** Pixels: a form of one column reads well in `form`, one beside its preview in `wide`. */
const widths = { form: 480, wide: 'min(920px, 88vw)' }

type Props = {
  title: string
  /** One line under the title: where what is set up stands. */
  context?: string
  width?: keyof typeof widths
  onClose: () => void
  children: ReactNode
}

/** A task beside the page that stays in sight; on a phone it takes the whole screen. */
export const SideSheet = (props: Props) => (
  <UnsavedPart>
    <Sheet {...props} />
  </UnsavedPart>
)

function Sheet({ title, context, width = 'form', onClose, children }: Props) {
  const t = useT()
  const titleId = useId()
  const askFirst = useAskFirst()
  const close = () => askFirst(onClose)
  return (
    <Drawer
      open
      anchor="right"
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100vw', sm: widths[width] }, maxWidth: '100vw' },
        },
      }}
    >
      <Box sx={head}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={titleId} variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {context && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {context}
            </Typography>
          )}
        </Box>
        <IconButton aria-label={t('verb.close')} onClick={close}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ p: { xs: 2, sm: 3 }, overflowY: 'auto' }}>{children}</Box>
    </Drawer>
  )
}

const head = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  paddingInlineStart: { xs: 2, sm: 3 },
  paddingInlineEnd: 1.5,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
}
