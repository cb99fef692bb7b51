import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CardGrid } from '#kernel/web/kit/card-grid.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { Scan } from '#kernel/web/devices/scanner.ts'
import { ScanField } from '#kernel/web/kit/touch/scan-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { minutesOf } from '../pace.model.ts'
import { workCalls } from '../work.calls.ts'
import type { WorkingPerson } from '../work.model.ts'
import { workElement, workPath } from '../work-place.model.ts'
import { PacesOfTeams } from './paces-of-teams.tsx'

/** Oneself, or everybody for who manages work: a badge or a tap opens what somebody does. */
export function PeopleAtWork() {
  const t = useT()
  const managesAll = useLevel(workElement) >= 3
  const { data, error, refetch } = useCall(
    workCalls.getWorkNow,
    {},
    { staysOnPage: true, keptOffline: true, keepsFormer: true },
  )
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <PageSkeleton />
  return (
    <>
      {managesAll && <BadgeField people={data.people} />}
      {data.people.length === 0 ? (
        <Empty title={t('culture.work.none')} text={t('culture.work.none-text')} />
      ) : (
        <CardGrid most={3}>
          {data.people.map(person => (
            <Card key={person.id} component="li">
              <Person person={person} />
            </Card>
          ))}
        </CardGrid>
      )}
      {data.teams.length > 0 && <PacesOfTeams teams={data.teams} />}
    </>
  )
}

function BadgeField({ people }: { people: readonly WorkingPerson[] }) {
  const t = useT()
  const navigate = useNavigate()
  const [isUnknown, setIsUnknown] = useState(false)
  const open = ({ text: code }: Scan) => {
    const person = people.find(({ badge }) => badge === code.toUpperCase())
    setIsUnknown(!person)
    if (person) void navigate(`${workPath}/${person.id}`, { state: { source: 'badge' } })
  }
  return (
    <Box sx={{ maxWidth: 360 }}>
      <ScanField
        label={t('culture.work.scan')}
        error={isUnknown ? t('culture.work.badge-unknown') : null}
        onScan={open}
      />
    </Box>
  )
}

function Person({ person: { id, name, team, running, hours } }: { person: WorkingPerson }) {
  const t = useT()
  const { time, duration } = useFormat()
  return (
    <CardActionArea
      component={Link}
      to={`${workPath}/${id}`}
      aria-label={t('culture.work.open-named', { name })}
      sx={{
        height: 1,
        minHeight: 96,
        p: 2,
        display: 'grid',
        gap: 0.5,
        alignContent: 'start',
        justifyContent: 'start',
        textAlign: 'start',
      }}
    >
      <Typography variant="h6" component="h2">
        <bdi>{name}</bdi>
      </Typography>
      <Typography
        variant="body2"
        sx={{ fontWeight: running ? 650 : 400, color: running ? 'primary.main' : 'text.secondary' }}
      >
        {running
          ? [running.task, running.code, t('culture.work.since', { time: time(running.startedAt) })].join(' · ')
          : t('culture.work.idle')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {team && (
          <>
            <bdi>{team}</bdi>
            {' · '}
          </>
        )}
        <bdi>{t('culture.work.hours-today', { hours: duration(minutesOf(hours)) })}</bdi>
      </Typography>
    </CardActionArea>
  )
}
