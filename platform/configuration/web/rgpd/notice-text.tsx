import Box from '@mui/material/Box'
import type { Notice } from '../../rgpd.model.ts'

/** A notice as people read it: its own language, its own direction, its line breaks. */
export const NoticeText = ({ notice: { language, body } }: { notice: Pick<Notice, 'language' | 'body'> }) => (
  <Box
    lang={language}
    dir={language === 'ar' ? 'rtl' : 'ltr'}
    tabIndex={0}
    role="region"
    aria-label={`${body.slice(0, 40)}…`}
    sx={{
      p: 2,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      bgcolor: 'background.default',
      whiteSpace: 'pre-line',
      maxHeight: 320,
      overflowY: 'auto',
      overflowWrap: 'anywhere',
    }}
  >
    {body}
  </Box>
)
