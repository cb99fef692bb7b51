import ChevronLeft from '~icons/ic/baseline-chevron-left'
import ChevronRight from '~icons/ic/baseline-chevron-right'
import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import { Link } from 'react-router'
import { weekBeside } from '#kernel/shared/iso-week.ts'
import { useT } from '#kernel/web/i18n.ts'
import { turnsWithLanguage } from '#kernel/web/kit/turns-with-language.ts'

type Props = { year: number; week: number; addressOf: (year: number, week: number) => string }

/** To the same page a week before or after. */
export function WeeksBeside({ year, week, addressOf }: Props) {
  const t = useT()
  const beside = (step: number) => {
    const other = weekBeside(year, week, step)
    return addressOf(other.year, other.week)
  }
  return (
    <ButtonGroup variant="outlined" color="inherit">
      <Button component={Link} to={beside(-1)} aria-label={t('kernel.week.before')}>
        <ChevronLeft sx={turnsWithLanguage} />
      </Button>
      <Button component={Link} to={beside(1)} aria-label={t('kernel.week.after')}>
        <ChevronRight sx={turnsWithLanguage} />
      </Button>
    </ButtonGroup>
  )
}
