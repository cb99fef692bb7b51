import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { alarmingWaitings, type CampaignBoard } from '../campaign.model.ts'

export type Step = CampaignBoard['steps'][number]
/** The next gesture for all of a step: something to do, or a page to open. */
export type StepAction = { label: string; isMain?: boolean } & ({ onSelect: () => void } | { to: string })

type Props = { step: Step; action: StepAction | null }

/** One step of a season: how many stand there, what they wait for, who comes first, and what moves them on. */
export function StepCard({ step: { step, count, waitings, first, soon }, action }: Props) {
  const t = useT()
  const title = t(`rh.campaign.step.${step}`)
  return (
    <Card component="section" aria-label={title} sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Typography variant="subtitle2" component="h2">
        {title}
      </Typography>
      <Link component={RouterLink} to={`?step=${step}`} color="inherit" underline="hover" preventScrollReset>
        <Typography
          variant="h4"
          component="span"
          sx={{ color: step === 'ready' && count > 0 ? 'success.strong' : undefined }}
        >
          {count}
        </Typography>
      </Link>
      {count === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`rh.campaign.nobody.${step}`)}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, flex: 1 }}>
        {waitings.map(({ waiting, count: those }) => (
          <Box
            component="li"
            key={waiting}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 1,
              py: 0.75,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Link
              component={RouterLink}
              to={`?step=${step}&waiting=${waiting}`}
              variant="body2"
              color={alarmingWaitings.includes(waiting) ? 'error' : 'inherit'}
              underline="hover"
              preventScrollReset
            >
              {t(`rh.campaign.waiting.${waiting}`)}
            </Link>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {those}
            </Typography>
          </Box>
        ))}
      </Box>
      {count > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          {first.map(name => (
            <Avatar key={name} name={name} size={28} />
          ))}
          {count > first.length && <Typography variant="body2">{`+ ${count - first.length}`}</Typography>}
        </Box>
      )}
      {soon > 0 && step !== 'ready' && (
        <Typography variant="body2" sx={{ color: 'warning.strong' }}>
          {t('rh.campaign.soon', { count: soon })}
        </Typography>
      )}
      {action && <Act action={action} />}
    </Card>
  )
}

function Act({ action }: { action: StepAction }) {
  const look = {
    variant: action.isMain ? 'contained' : 'outlined',
    color: action.isMain ? 'primary' : 'inherit',
  } as const
  if ('to' in action)
    return (
      <Button {...look} component={RouterLink} to={action.to}>
        {action.label}
      </Button>
    )
  return (
    <Button {...look} onClick={action.onSelect}>
      {action.label}
    </Button>
  )
}
