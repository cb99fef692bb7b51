import BlockOutlined from '~icons/ic/baseline-block'
import CheckCircle from '~icons/ic/outline-check-circle'
import Description from '~icons/ic/outline-description'
import Draw from '~icons/ic/outline-draw'
import ErrorOutline from '~icons/ic/outline-error-outline'
import LinkOutlined from '~icons/ic/outline-link'
import Lock from '~icons/ic/outline-lock'
import Mail from '~icons/ic/outline-mail'
import Send from '~icons/ic/outline-send'
import Shield from '~icons/ic/outline-shield'
import Visibility from '~icons/ic/outline-visibility'
import Box from '@mui/material/Box'
import type SvgIcon from '@mui/material/SvgIcon'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import type { EnvelopeInFull } from '../envelope.model.ts'

type Look = { icon: typeof SvgIcon; tone: 'primary' | 'warning' | 'error' }

/** By the last word of what happened; the rest is a step like any other. */
const looks: Readonly<Record<string, Look>> = {
  prepared: { icon: Description, tone: 'primary' },
  sent: { icon: Send, tone: 'primary' },
  notified: { icon: Mail, tone: 'primary' },
  reminded: { icon: Mail, tone: 'primary' },
  corrected: { icon: Mail, tone: 'primary' },
  entered: { icon: Lock, tone: 'primary' },
  read: { icon: Visibility, tone: 'primary' },
  signed: { icon: Draw, tone: 'primary' },
  sealing: { icon: CheckCircle, tone: 'primary' },
  completed: { icon: Shield, tone: 'primary' },
  waits: { icon: Shield, tone: 'warning' },
  expired: { icon: BlockOutlined, tone: 'warning' },
  cancelled: { icon: BlockOutlined, tone: 'warning' },
  declined: { icon: BlockOutlined, tone: 'error' },
  undeliverable: { icon: ErrorOutline, tone: 'error' },
  failed: { icon: ErrorOutline, tone: 'error' },
}
const usualLook: Look = { icon: CheckCircle, tone: 'primary' }

const lookOf = (kind: string) => looks[kind.slice(kind.lastIndexOf('.') + 1)] ?? usualLook

type Props = Pick<EnvelopeInFull, 'events' | 'isChainIntact'>

/** What happened, each link with the beginning and the end of its digest, which holds that of the one before. */
export function ProofChain({ events, isChainIntact }: Props) {
  const t = useT()
  const state = isChainIntact ? 'envelopes.chain-intact' : 'envelopes.chain-broken'
  return (
    <SectionCard
      title={t('envelopes.chain')}
      actions={
        <Chip
          icon={<LinkOutlined />}
          tone={isChainIntact ? 'success' : 'error'}
          label={t(state, { links: t('envelopes.links', { count: events.length }) })}
        />
      }
    >
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('envelopes.chain-text')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {events.map((event, place) => (
          <Link key={event.number} event={event} isLast={place === events.length - 1} />
        ))}
      </Box>
    </SectionCard>
  )
}

function Link({ event, isLast }: { event: EnvelopeInFull['events'][number]; isLast: boolean }) {
  const { icon: Icon, tone } = lookOf(event.kind)
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.25 }}>
      <Box aria-hidden sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', flexShrink: 0 }}>
        <Box
          sx={theme => ({
            display: 'grid',
            placeItems: 'center',
            width: 26,
            height: 26,
            borderRadius: '50%',
            fontSize: 15,
            color: theme.vars.palette[tone].main,
            backgroundColor: `color-mix(in srgb, ${theme.vars.palette[tone].main} 12%, transparent)`,
          })}
        >
          <Icon fontSize="inherit" />
        </Box>
        {!isLast && <Box sx={{ flex: 1, width: '2px', minHeight: 8, backgroundColor: 'divider' }} />}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, pb: 1.25, display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {event.label}
          </Typography>
          {event.person && (
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {event.person}
            </Typography>
          )}
        </Box>
        <Box sx={{ textAlign: 'end', flexShrink: 0 }}>
          <Typography variant="caption" component="p">
            <Moment instant={event.at} />
          </Typography>
          <Typography variant="caption" component="p" dir="ltr" sx={{ color: 'text.secondary' }}>
            {`${event.hash.slice(0, 4)}…${event.hash.slice(-4)}`}
          </Typography>
        </Box>
      </Box>
    </Box>
  )
}
