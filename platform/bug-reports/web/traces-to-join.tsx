import ExpandMore from '~icons/ic/baseline-expand-more'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import type { RecentRequest } from '#kernel/web/recent-requests.ts'

type Props = { traces: { agent: string; recentRequests: readonly RecentRequest[] } }

/** The consent, and beside it, word for word, what would leave. */
export function TracesToJoin({ traces: { agent, recentRequests } }: Props) {
  const t = useT()
  const [isShown, setIsShown] = useState(false)
  const listId = useId()
  return (
    <Box sx={{ minWidth: 0 }}>
      <CheckboxField name="consent" label={t('bug-reports.consent')} help={t('bug-reports.consent-help')} />
      <Button
        size="small"
        color="inherit"
        aria-expanded={isShown}
        aria-controls={listId}
        endIcon={<ExpandMore sx={{ transform: isShown ? 'rotate(180deg)' : undefined }} />}
        onClick={() => setIsShown(shown => !shown)}
        sx={{ mt: 0.5, display: 'flex', textAlign: 'start' }}
      >
        {t('bug-reports.what-leaves', { count: recentRequests.length })}
      </Button>
      <Collapse in={isShown} id={listId} unmountOnExit>
        <Box
          dir="ltr"
          sx={theme => ({
            mt: 1,
            p: 1.5,
            borderRadius: '8px',
            backgroundColor: theme.vars.palette.background.default,
            overflowX: 'auto',
          })}
          tabIndex={0}
          role="group"
          aria-label={t('bug-reports.what-leaves', { count: recentRequests.length })}
        >
          <Typography variant="caption" component="p" sx={line}>
            {agent}
          </Typography>
          {recentRequests.map(({ call, status, requestId }, index) => (
            <Typography key={index} variant="caption" component="p" sx={line}>
              {`${status || '—'} ${call} ${requestId ?? ''}`}
            </Typography>
          ))}
        </Box>
      </Collapse>
    </Box>
  )
}

const line = { m: 0, fontFamily: 'monospace', whiteSpace: 'nowrap', lineHeight: 1.7 }
