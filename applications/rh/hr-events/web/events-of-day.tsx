import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { type EventKind, eventKinds, type HrEvent } from '../hr-event.model.ts'

/** In the order of the kinds; those that contracts and papers bring are counted, those that somebody planned are named. */
function linesOf(events: readonly HrEvent[]) {
  const found = Map.groupBy(
    events.filter(event => event.isFound),
    ({ kind }) => kind,
  )
  const counted = eventKinds.flatMap(kind => {
    const [first, ...others] = found.get(kind) ?? []
    return first ? [{ key: kind, kind, event: first, more: others.length }] : []
  })
  const named = events
    .filter(event => !event.isFound)
    .map(event => ({ key: event.id, kind: event.kind, event, more: 0 }))
  return [...named, ...counted]
}

const tones: Readonly<Partial<Record<EventKind, 'success' | 'warning' | 'error' | 'primary'>>> = {
  arrival: 'success',
  trial_end: 'warning',
  contract_end: 'warning',
  paper_end: 'error',
  seniority: 'primary',
}

/** What a day holds, in a few lines: two hundred who arrive are one of them. */
export function EventsOfDay({ events, most }: { events: readonly HrEvent[]; most: number }) {
  const t = useT()
  const lines = linesOf(events)
  const shown = lines.length > most ? lines.slice(0, most - 1) : lines
  return (
    <>
      {shown.map(({ key, kind, event, more }) => (
        <Box
          key={key}
          component="span"
          sx={({ vars: { palette } }) => ({
            display: 'block',
            px: 0.75,
            borderRadius: 0.5,
            fontSize: '0.75rem',
            lineHeight: 1.6,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            color: 'text.primary',
            backgroundColor: `color-mix(in srgb, ${palette[tones[kind] ?? 'info'].main} 16%, transparent)`,
          })}
        >
          <bdi>
            {more > 0 ? `${t(`rh.event.kind.${kind}`)} · ${more + 1}` : nameOf(event, t(`rh.event.kind.${kind}`))}
          </bdi>
        </Box>
      ))}
      {lines.length > shown.length && (
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          {`+ ${lines.length - shown.length}`}
        </Typography>
      )}
    </>
  )
}

const nameOf = ({ isFound, title, people, fromTime }: HrEvent, kind: string) =>
  isFound
    ? `${title ?? kind} · ${people.map(({ name, firstname }) => `${firstname} ${name}`).join(', ')}`
    : [fromTime, title ?? kind].filter(Boolean).join(' ')
