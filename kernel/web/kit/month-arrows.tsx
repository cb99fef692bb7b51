import ChevronLeft from '~icons/ic/baseline-chevron-left'
import ChevronRight from '~icons/ic/baseline-chevron-right'
import IconButton from '@mui/material/IconButton'
import { useT } from '../i18n.ts'
import { turnsWithLanguage } from './turns-with-language.ts'

/** To the month before and to the next one. */
export function MonthArrows({ onGo }: { onGo: (months: 1 | -1) => void }) {
  const t = useT()
  return (
    <>
      <IconButton aria-label={t('kernel.calendar.previous')} onClick={() => onGo(-1)}>
        <ChevronLeft sx={turnsWithLanguage} />
      </IconButton>
      <IconButton aria-label={t('kernel.calendar.next')} onClick={() => onGo(1)}>
        <ChevronRight sx={turnsWithLanguage} />
      </IconButton>
    </>
  )
}
