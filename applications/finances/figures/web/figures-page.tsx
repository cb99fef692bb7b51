import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { monthSaid } from '#kernel/web/kit/month-said.ts'
import { MonthChoice } from '#kernel/web/kit/month-choice.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useAddress } from '#kernel/web/use-address.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { figuresCalls } from '../figures.calls.ts'
import { FigureCards } from './figure-cards.tsx'
import { FiguresByCompany } from './figures-by-company.tsx'

/** A month in figures beside the year before: the whole, then each company. */
export function FiguresPage() {
  const t = useT()
  const { digits } = useFormat()
  const address = useAddress<'mois'>()
  const month = monthSaid(address.of('mois'))
  const { data, error, refetch } = useCall(figuresCalls.getFiguresOfMonth, { month: month.toString() })
  const isTold = data?.figures.some(({ amount, yearBefore }) => amount !== null || yearBefore !== null)
  return (
    <Page
      title={t('finances.figures')}
      {...(data && data.figures.length > 0 && { context: `${digits(data.from)} – ${digits(data.to)}` })}
      actions={<MonthChoice month={month} onChoose={mois => address.change({ mois })} />}
    >
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <CardSkeleton lines={8} />}
      {data && !isTold && (
        <Card>
          <Empty title={t('finances.figures.none')} text={t('finances.figures.none-text')} />
        </Card>
      )}
      {data && isTold && (
        <>
          <FigureCards figures={data.figures} />
          {data.companies.length > 1 && <FiguresByCompany {...data} />}
          <Typography variant="body2" color="text.secondary">
            {t('finances.figures.without-labour')}
          </Typography>
        </>
      )}
    </Page>
  )
}
