import ArrowBack from '~icons/ic/baseline-arrow-back'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { type ReactNode, useId } from 'react'
import Modal from '@mui/material/Modal'
import { useT } from '../../i18n.ts'
import { turnsWithLanguage } from '../turns-with-language.ts'

type Props = { title: string; note?: string; onClose: () => void; children: ReactNode; foot?: ReactNode }

/** One step of a task, over the whole screen: what is asked, and the way back. */
export function TouchStep({ title, note, onClose, children, foot }: Props) {
  const t = useT()
  const titleId = useId()
  return (
    <Modal open onClose={onClose}>
      <Box role="dialog" aria-modal aria-labelledby={titleId} sx={screen}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <IconButton
            aria-label={t('verb.cancel')}
            onClick={onClose}
            sx={{ width: 64, height: 64, border: 1, borderColor: 'divider' }}
          >
            <ArrowBack sx={{ fontSize: 32, ...turnsWithLanguage }} />
          </IconButton>
          <Box sx={{ minWidth: 0 }}>
            <Box id={titleId} component="h1" sx={{ m: 0, fontSize: '2rem', lineHeight: 1.15 }}>
              {title}
            </Box>
            {note && <Box sx={{ fontSize: '1.15rem', color: 'text.secondary' }}>{note}</Box>}
          </Box>
        </Box>
        <Box sx={{ minHeight: 0, overflowY: 'auto', alignContent: 'start', pt: 1 }}>{children}</Box>
        {foot && <Box sx={{ minHeight: 96, display: 'grid' }}>{foot}</Box>}
      </Box>
    </Modal>
  )
}

const screen = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: 2,
  p: { xs: 1.5, md: 2.5 },
  outline: 0,
  bgcolor: 'background.default',
  color: 'text.primary',
  fontVariantNumeric: 'tabular-nums',
} as const
