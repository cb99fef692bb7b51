import ArrowForward from '~icons/ic/baseline-arrow-forward'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useMenu } from '#platform/rights/rights.web.ts'
import { toDoCalls } from '../to-do.calls.ts'
import type { ToDo } from '../to-do.model.ts'

const tones: Record<ToDo['urgency'], string> = { late: 'error.main', soon: 'warning.main', whenever: 'info.main' }

/** What waits for the person, of all applications: the most urgent first, each line the way to it. */
export function ToDoPanel() {
  const t = useT()
  const { data, error } = useCall(toDoCalls.getToDo, {}, { staleTime: 60_000, staysOnPage: true })
  if (error && !data) throw error
  return (
    <SectionCard title={t('to-do.title')}>
      {!data && <LinesSkeleton lines={4} />}
      {data?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('to-do.nothing')}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {data?.map(one => (
          <li key={one.address + one.what}>
            <Line {...one} />
          </li>
        ))}
      </Box>
    </SectionCard>
  )
}

function Line({ applicationId, urgency, what, why, due, address }: ToDo) {
  const t = useT()
  const { date } = useFormat()
  const day = due && t(urgency === 'late' ? 'to-do.since' : 'to-do.first', { day: date(due) })
  const reason = [why, day].filter(Boolean).join(' · ')
  const application = useMenu()?.modules.find(({ id }) => id === applicationId)
  return (
    <Box
      component={Link}
      to={address}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        py: 1.25,
        minHeight: 56,
        color: 'inherit',
        textDecoration: 'none',
        '&:hover p:first-of-type': { textDecoration: 'underline' },
      }}
    >
      <Box sx={{ alignSelf: 'stretch', width: 4, borderRadius: 1, bgcolor: tones[urgency], flexShrink: 0 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="p" variant="body2" sx={{ fontWeight: 600 }}>
          {what}
        </Typography>
        {reason && (
          <Typography component="p" variant="caption" sx={{ color: 'text.secondary' }}>
            {reason}
          </Typography>
        )}
      </Box>
      {application && <Chip label={application.name} tone="neutral" />}
      <ArrowForward
        fontSize="small"
        sx={{ color: 'text.secondary', transform: theme => (theme.direction === 'rtl' ? 'scaleX(-1)' : undefined) }}
      />
    </Box>
  )
}
