import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ComponentProps, useId } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useLevel } from '#platform/rights/rights.web.ts'
import { controlsElement } from '../../control-plans/control-plans-place.model.ts'
import type { ControlDue } from '../control.model.ts'
import { controlsCalls } from '../controls.calls.ts'
import { DayBar } from './day-bar.tsx'
import { DueRow } from './due-row.tsx'
import { useDay } from './use-day.ts'
import { WeekFigures } from './week-figures.tsx'

/** Milliseconds: what is to come becomes due while the page is open. */
const refetchInterval = 60_000

type Props = { onRecord: (due: ControlDue) => void; onCreate: () => void }

/** What is to be controlled on a day, by the hour, below how the week was kept. */
export function DuesOfDay({ onRecord, onCreate }: Props) {
  const t = useT()
  const shown = useDay()
  const manages = useLevel(controlsElement) >= 3
  const { data, error, refetch } = useCall(
    controlsCalls.getControlsOfDay,
    { date: shown.day },
    { staysOnPage: true, keepsFormer: true, refetchInterval },
  )
  const ofLots = data?.dues.filter(({ lotNumber }) => lotNumber !== null) ?? []
  const ofHours = data?.dues.filter(({ lotNumber }) => lotNumber === null) ?? []
  const namesCompany = new Set(data?.dues.map(({ company }) => company)).size > 1
  return (
    <>
      <Box sx={{ display: 'flex' }}>
        <DayBar {...shown} />
      </Box>
      {error && !data && <Failed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LinesSkeleton lines={8} />}
      {data && data.week.due > 0 && <WeekFigures week={data.week} />}
      {data?.dues.length === 0 && (
        <Empty
          title={t(shown.isToday ? 'qualite.controls.none-today' : 'qualite.controls.none-that-day')}
          text={t('qualite.controls.none-text')}
          action={
            manages && (
              <Button variant="contained" startIcon={<Add />} onClick={onCreate}>
                {t('qualite.controls.create')}
              </Button>
            )
          }
        />
      )}
      <Dues title={t('qualite.controls.of-lots')} dues={ofLots} namesCompany={namesCompany} onRecord={onRecord} />
      <Dues title={t('qualite.controls.of-hours')} dues={ofHours} namesCompany={namesCompany} onRecord={onRecord} />
    </>
  )
}

type ListProps = Pick<ComponentProps<typeof DueRow>, 'namesCompany' | 'onRecord'> & {
  title: string
  dues: readonly ControlDue[]
}

function Dues({ title, dues, ...shared }: ListProps) {
  const headingId = useId()
  if (dues.length === 0) return null
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h6" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Card
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {dues.map(due => (
          <DueRow key={due.id} due={due} {...shared} />
        ))}
      </Card>
    </Box>
  )
}
