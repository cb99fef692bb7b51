import ChevronLeft from '~icons/ic/baseline-chevron-left'
import ChevronRight from '~icons/ic/baseline-chevron-right'
import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import { useT } from '../i18n.ts'
import { turnsWithLanguage } from './turns-with-language.ts'
import { useFormat } from '../use-format.ts'
import type { useWeek } from '../use-week.ts'

/** A week back, this one, a week on. */
export function WeekBar({ days, go, thisWeek }: ReturnType<typeof useWeek>) {
  const t = useT()
  const { dayAndMonth } = useFormat()
  const noon = (day: string) => `${day}T12:00:00Z`
  return (
    <ButtonGroup variant="outlined" color="inherit">
      <Button aria-label={t('kernel.week.before')} onClick={() => go(-1)}>
        <ChevronLeft sx={turnsWithLanguage} />
      </Button>
      <Button onClick={thisWeek} sx={{ whiteSpace: 'nowrap' }}>
        {dayAndMonth(noon(days[0] as string))} – {dayAndMonth(noon(days[6] as string))}
      </Button>
      <Button aria-label={t('kernel.week.after')} onClick={() => go(1)}>
        <ChevronRight sx={turnsWithLanguage} />
      </Button>
    </ButtonGroup>
  )
}
