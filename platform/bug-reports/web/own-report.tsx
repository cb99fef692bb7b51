import ExpandMore from '~icons/ic/baseline-expand-more'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Collapse from '@mui/material/Collapse'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import type { BugReport, BugReportState } from '../bug-report.model.ts'
import { Conversation } from './conversation.tsx'

const tones: Record<BugReportState, Tone> = {
  new: 'info',
  in_progress: 'warning',
  resolved: 'success',
  refused: 'neutral',
}

/** One line, that unfolds into the conversation. */
export function OwnReport({ report }: { report: BugReport }) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const conversationId = useId()
  const { number, title, state, createdAt } = report
  return (
    <Box component="li">
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={conversationId}
        onClick={() => setIsOpen(open => !open)}
        sx={theme => ({
          width: 1,
          gap: 1.5,
          px: 2.5,
          py: 1.5,
          justifyContent: 'flex-start',
          textAlign: 'start',
          '&:hover': { backgroundColor: theme.vars.palette.action.hover },
        })}
      >
        <Box component="span" sx={{ flex: 1, minWidth: 0, display: 'grid' }}>
          <Typography component="span" variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <bdi>{title}</bdi>
          </Typography>
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {t('bug-reports.number', { number })} · <Moment instant={createdAt} />
          </Typography>
        </Box>
        <Chip label={t(`bug-reports.state.${state}`)} tone={tones[state]} />
        <ExpandMore
          fontSize="small"
          sx={{ color: 'text.secondary', transform: isOpen ? 'rotate(180deg)' : undefined }}
        />
      </ButtonBase>
      <Collapse in={isOpen} id={conversationId} unmountOnExit>
        <Box sx={{ px: 2.5, pb: 2.5 }}>
          <Conversation report={report} />
        </Box>
      </Collapse>
    </Box>
  )
}
