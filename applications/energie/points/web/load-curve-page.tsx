import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MuiTextField from '@mui/material/TextField'
import { useCall } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { saveCsv } from '#kernel/web/kit/csv.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useSuggestions } from '#kernel/web/kit/use-suggestions.ts'
import { useAddress } from '#kernel/web/use-address.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { stepsOfCurve } from '../curve-of-days.model.ts'
import { pointsCalls } from '../points.calls.ts'
import { firstToShow } from './first-to-show.ts'
import { LoadCurveChart } from './load-curve-chart.tsx'
import { TotalsTable } from './totals-table.tsx'
import { daysOfPeriod, periodsShown, stepUsualFor } from './period-of-address.ts'
import { useWrittenMoment } from './use-written-moment.ts'

/** The load curve of some meters over a period, beside the same weekdays of the year before when one asks. */
export function LoadCurvePage() {
  const t = useT()
  const { month } = useFormat()
  const suggestions = useSuggestions()
  const writtenMoment = useWrittenMoment()
  const address = useAddress<'meters' | 'period' | 'step' | 'compared'>()
  const meters = useCall(pointsCalls.getMetersWithPoints, {})
  const today = businessToday()
  const period = address.of('period') ?? '7'
  const step = stepsOfCurve.find(one => one === address.of('step')) ?? stepUsualFor(period)
  const isCompared = address.of('compared') === 'yes'
  const choices = (meters.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const first = firstToShow(meters.data)
  const asked = address.of('meters')?.split(',') ?? []
  const chosen = choices.filter(({ value }) => asked.includes(value))
  const shown =
    chosen.length > 0 || address.of('meters') !== null ? chosen : choices.filter(({ value }) => value === first?.id)
  const days = daysOfPeriod(period, today)
  const query = { meters: shown.map(({ value }) => value).join(','), ...days, step }
  const aYearBefore = (day: string) => Temporal.PlainDate.from(day).subtract({ weeks: 52 }).toString()
  const former = { ...query, from: aYearBefore(days.from), to: aYearBefore(days.to) }
  const answer = useCall(pointsCalls.getLoadCurves, query, { enabled: shown.length > 0, keepsFormer: true })
  const before = useCall(pointsCalls.getLoadCurves, former, { enabled: shown.length > 0 && isCompared })
  if (meters.error) return <Failed error={meters.error} onRetry={meters.refetch} />
  if (!meters.data) return <PageSkeleton />
  const compared = isCompared ? before.data : undefined
  const exportCurves = () => {
    const { moments = [], meters: curves = [] } = answer.data ?? {}
    saveCsv(
      t('energie.points.file'),
      [
        { key: 'at', label: t('field.when'), text: (place: number) => writtenMoment(moments[place] ?? '', step) },
        ...curves.map(({ meterId, name, values }) => ({
          key: meterId,
          label: name,
          text: (place: number) => values[place] ?? null,
        })),
      ],
      moments.map((_, place) => place),
    )
  }
  return (
    <Page
      title={t('energie.points.curves')}
      context={t('energie.points.curve-context')}
      actions={
        answer.data && (
          <Button variant="outlined" onClick={exportCurves}>
            {t('verb.export')}
          </Button>
        )
      }
    >
      {choices.length === 0 && <Empty title={t('energie.points.none')} text={t('energie.points.none-text')} />}
      {choices.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Autocomplete
            {...suggestions}
            multiple
            size="small"
            sx={{ flex: { xs: '1 1 100%', sm: '0 1 360px' } }}
            options={choices}
            value={shown}
            onChange={(_, next) => address.change({ meters: next.map(({ value }) => value).join(',') || 'none' })}
            renderInput={params => <MuiTextField {...params} label={t('energie.points.meter')} />}
          />
          <FilterSelect
            label={t('energie.points.period')}
            chosen={period}
            onChoose={value => address.change({ period: value, step: null })}
            choices={periodsShown(today).map(value => ({
              value,
              label: value.includes('-') ? month(value) : t('energie.points.last-days', { count: Number(value) }),
            }))}
          />
          <FilterSelect
            label={t('energie.points.step')}
            chosen={step}
            onChoose={value => address.change({ step: value })}
            choices={stepsOfCurve.map(value => ({ value, label: t(`energie.points.step.${value}`) }))}
          />
          <FormControlLabel
            label={t('energie.points.compare')}
            control={
              <Checkbox
                checked={isCompared}
                onChange={(_, isOn) => address.change({ compared: isOn ? 'yes' : null })}
              />
            }
          />
        </Box>
      )}
      {choices.length > 0 && shown.length === 0 && (
        <Empty title={t('energie.points.choose-meters')} text={t('energie.points.none-text')} />
      )}
      {answer.error && <Failed error={answer.error} onRetry={answer.refetch} />}
      {shown.length > 0 && answer.data && !answer.error && (
        <>
          <LoadCurveChart curves={answer.data} former={compared} step={step} />
          <TotalsTable curves={answer.data} former={compared} />
        </>
      )}
    </Page>
  )
}
