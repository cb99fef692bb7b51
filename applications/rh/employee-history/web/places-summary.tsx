import Alert, { type AlertColor } from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { leftReasons, type ManyPlaced } from '../many-places.model.ts'

type Person = ManyPlaced['placed'][number]
type Props = { outcome: ManyPlaced; isDone?: boolean }

/** Who is placed, or will be, and who is not and why, all by name. */
export function PlacesSummary({ outcome: { placed, movingOn, alreadyThere, left }, isDone = false }: Props) {
  const t = useT()
  const { date } = useFormat()
  const later = movingOn.map(({ on, ...person }) => ({ ...person, more: t('rh.history.many-on', { date: date(on) }) }))
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
      {placed.length === 0 && (
        <Alert severity="info">{t(isDone ? 'rh.history.many-done-none' : 'rh.history.many-none')}</Alert>
      )}
      <People
        severity={isDone ? 'success' : 'info'}
        title={isDone ? 'rh.history.many-done' : 'rh.history.many-foreseen'}
        people={placed}
      />
      {leftReasons.map(reason => (
        <People
          key={reason}
          severity="warning"
          title={`rh.history.many-${reason}`}
          people={left.filter(person => person.reason === reason)}
        />
      ))}
      <People severity="info" title="rh.history.many-there" people={alreadyThere} />
      <People severity="info" title="rh.history.many-moving-on" people={later} />
    </Box>
  )
}

type PeopleProps = { severity: AlertColor; title: string; people: readonly (Person & { more?: string })[] }

/** As many as one reads without turning the wheel. */
const seenAtOnce = 6

function People({ severity, title, people }: PeopleProps) {
  const t = useT()
  if (people.length === 0) return null
  const words = t(title, { count: people.length })
  return (
    <Alert severity={severity} sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      {words}
      <Box
        component="ul"
        aria-label={words}
        {...(people.length > seenAtOnce && { tabIndex: 0 })}
        sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.25, maxHeight: 150, overflowY: 'auto' }}
      >
        {people.map(({ id, name, firstname, more }) => (
          <li key={id}>
            <bdi>{`${name} ${firstname}`}</bdi>
            {more && (
              <>
                {' · '}
                <bdi>{more}</bdi>
              </>
            )}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
