import ExpandMore from '~icons/ic/baseline-expand-more'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Collapse from '@mui/material/Collapse'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import type { BugReportState, ReceivedBugReport } from '#platform/bug-reports/bug-report.model.ts'
import { AnswerReport } from './answer-report.tsx'

const tones: Record<BugReportState, Tone> = {
  new: 'info',
  in_progress: 'warning',
  resolved: 'success',
  refused: 'neutral',
}

type Props = { clientId: string; report: ReceivedBugReport }

/** One line, that unfolds into what was told, what was joined to it, what was said since, and the answer. */
export function ReceivedReport({ clientId, report }: Props) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const {
    number,
    title,
    state,
    createdAt,
    author,
    description,
    steps,
    route,
    release,
    agent,
    recentRequests,
    conversation,
  } = report
  return (
    <Box component="li">
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ width: 1, gap: 1.5, px: 2.5, py: 1.5, justifyContent: 'flex-start', textAlign: 'start' }}
      >
        <Box component="span" sx={{ flex: 1, minWidth: 0, display: 'grid' }}>
          <Typography component="span" variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <bdi>{title}</bdi>
          </Typography>
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {t('monitoring.bugs.line', { number, author })} · <Moment instant={createdAt} />
          </Typography>
        </Box>
        <Chip label={t(`monitoring.bugs.state.${state}`)} tone={tones[state]} />
        <ExpandMore
          fontSize="small"
          sx={{ color: 'text.secondary', transform: isOpen ? 'rotate(180deg)' : undefined }}
        />
      </ButtonBase>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <Box sx={{ px: 2.5, pb: 2.5, display: 'grid', gap: 2 }}>
          <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {[description, steps].filter(Boolean).join('\n\n')}
          </Typography>
          <Facts
            facts={[
              { label: t('monitoring.bugs.page'), value: route },
              { label: t('field.release'), value: release },
              { label: t('monitoring.occurrence.agent'), value: agent },
            ]}
          />
          {recentRequests.length > 0 && (
            <Box
              component="ol"
              dir="ltr"
              sx={{ m: 0, paddingInlineStart: 3, fontSize: '0.8rem', overflowWrap: 'anywhere' }}
            >
              {recentRequests.map(({ call, status, requestId }, at) => (
                <li key={requestId ?? `${call} ${at}`}>{[status, call, requestId].filter(Boolean).join(' · ')}</li>
              ))}
            </Box>
          )}
          {conversation.map(({ at, from, state: left, text }) => (
            <Box key={at}>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {t(`monitoring.bugs.from.${from}`)} · {t(`monitoring.bugs.state.${left}`)} · <Moment instant={at} />
              </Typography>
              <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {text ?? '—'}
              </Typography>
            </Box>
          ))}
          <AnswerReport key={conversation.length} clientId={clientId} id={report.id} state={state} />
        </Box>
      </Collapse>
    </Box>
  )
}
