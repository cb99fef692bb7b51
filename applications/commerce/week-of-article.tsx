import ChevronLeft from '~icons/ic/baseline-chevron-left'
import ChevronRight from '~icons/ic/baseline-chevron-right'
import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import { Link, useParams } from 'react-router'
import { weekBeside } from '#kernel/shared/iso-week.ts'
import { useT } from '#kernel/web/i18n.ts'
import { turnsWithLanguage } from '#kernel/web/kit/turns-with-language.ts'

/** Which article and week the address of a page names; what is typed there may be no week. */
export function useWeekOfArticle() {
  const { articleId = '', ...params } = useParams()
  const [year, week] = [Number(params.year), Number(params.week)]
  const isWeek = Number.isInteger(year) && Number.isInteger(week) && week >= 1 && week <= 53 && year >= 2000
  return { articleId, year, week, isWeek }
}

/** The server knows no such week or article. */
export const isOfNothing = (error: object | null) => error !== null && 'status' in error && isRefused(error.status)

const isRefused = (status: unknown) => status === 400 || status === 404

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
