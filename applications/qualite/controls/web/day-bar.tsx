import ChevronLeft from '~icons/ic/baseline-chevron-left'
import ChevronRight from '~icons/ic/baseline-chevron-right'
import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import { useT } from '#kernel/web/i18n.ts'
import { turnsWithLanguage } from '#kernel/web/kit/turns-with-language.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { useDay } from './use-day.ts'

/** A day back, today, a day on. */
export function DayBar({ day, isToday, go, backToToday }: ReturnType<typeof useDay>) {
  const t = useT()
  const { longDate } = useFormat()
  return (
    <ButtonGroup variant="outlined" color="inherit" sx={{ minHeight: 48, width: { xs: 1, sm: 'auto' } }}>
      <Button aria-label={t('qualite.controls.day-before')} onClick={() => go(-1)}>
        <ChevronLeft sx={turnsWithLanguage} />
      </Button>
      <Button onClick={backToToday} sx={{ flex: 1, minWidth: 200 }}>
        {isToday ? t('qualite.controls.today') : longDate(day)}
      </Button>
      <Button aria-label={t('qualite.controls.day-after')} onClick={() => go(1)}>
        <ChevronRight sx={turnsWithLanguage} />
      </Button>
    </ButtonGroup>
  )
}
