import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useSend } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { addressOfEmployee } from '#rh/employees/employees.web.ts'
import { type EventState, type FoundKind, type HrEvent, isLeftOpen } from '../hr-event.model.ts'
import { hrEventsCalls } from '../hr-events.calls.ts'
import { IgnoreDialog } from './ignore-dialog.tsx'

const tones: Readonly<Record<EventState, Tone>> = {
  planned: 'info',
  done: 'success',
  ignored: 'neutral',
  missed: 'warning',
  cancelled: 'neutral',
}

type Props = { event: HrEvent; isDated?: boolean; onEdit: (event: HrEvent) => void }

/** One event: with whom, where it stands, and what one may say of it. */
export function EventRow({ event, isDated = false, onEdit }: Props) {
  const t = useT()
  const { date } = useFormat()
  const [isIgnoring, setIsIgnoring] = useState(false)
  const finishing = useSend(hrEventsCalls.finishHrEvent, { staysOnPage: true })
  const cancelling = useSend(hrEventsCalls.cancelHrEvent, { staysOnPage: true })
  const marking = useSend(hrEventsCalls.markHrEvent, { staysOnPage: true })
  const { id, version, kind, title, years, state, site, note, owner, fromDay, toDay, fromTime, toTime, people } = event
  const name = title ?? t(`rh.event.kind.${kind}`)
  const mark = () =>
    marking.start({
      sourceKind: kind as FoundKind,
      sourceId: event.sourceId,
      day: fromDay,
      said: { mark: 'done', reason: null },
    })
  const isOpen = state === 'planned' || state === 'missed'
  const isWaiting = state === 'planned' && isLeftOpen(event, businessToday().toString())
  const actions = [
    ...(event.can.mark && state !== 'done' ? [{ label: t('rh.event.finish'), onSelect: mark }] : []),
    ...(event.can.mark && isOpen ? [{ label: t('rh.event.ignore'), onSelect: () => setIsIgnoring(true) }] : []),
    ...(event.can.edit
      ? [
          { label: t('rh.event.finish'), onSelect: () => finishing.start({ id, version }) },
          { label: t('verb.edit'), onSelect: () => onEdit(event) },
          { label: t('rh.event.cancel'), isDestructive: true, onSelect: () => cancelling.start({ id, version }) },
        ]
      : []),
  ]
  const told = [
    isDated && (fromDay === toDay ? date(fromDay) : `${date(fromDay)} – ${date(toDay)}`),
    fromTime && `${fromTime} – ${toTime}`,
    title && kind !== 'other' && t(`rh.event.kind.${kind}`),
    years !== null && t('rh.event.years', { count: years }),
    site,
    owner,
  ].filter(Boolean)
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, alignItems: 'start', py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2">
          {people.map((person, place) => (
            <span key={person.id}>
              {place > 0 && ', '}
              <Link component={RouterLink} to={addressOfEmployee(person.id)} underline="hover" color="inherit">
                <bdi>{`${person.firstname} ${person.name}`}</bdi>
              </Link>
            </span>
          ))}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
          {told.join(' · ')}
        </Typography>
        {note && (
          <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
            <bdi>{note}</bdi>
          </Typography>
        )}
      </Box>
      <Chip
        label={isWaiting ? t('rh.event.left-open') : t(`rh.event.state.${state}`)}
        tone={isWaiting ? 'warning' : tones[state]}
      />
      <RowMenu label={t('rh.event.actions', { name })} actions={actions} />
      {isIgnoring && <IgnoreDialog event={event} name={name} onClose={() => setIsIgnoring(false)} />}
    </Box>
  )
}
