import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { dayAndHourOf } from '#kernel/shared/business-zone.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import type { Preparation } from '../preparation.model.ts'
import { preparationsCalls } from '../preparations.calls.ts'
import { preparationBoardElement } from '../preparations-place.model.ts'
import { PreparationFacts } from './preparation-card.tsx'

/** Orders to pick by the hour until which they are picked, each with who picks it; the cases that everybody still has. */
export function BoardPage() {
  const t = useT()
  const { moment } = useFormat()
  const mayAssign = useLevel(preparationBoardElement) >= 2
  const { data, error, refetch } = useCall(preparationsCalls.getPreparations, {})
  const { data: preparers = [] } = useCall(
    preparationsCalls.getPreparers,
    {},
    { staysOnPage: true, enabled: mayAssign },
  )
  const { start } = useSend(preparationsCalls.assignPreparation, { staysOnPage: true })
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!data) return <PageSkeleton />
  const hours = [...Map.groupBy(data, ({ cutOffAt }) => dayAndHourOf(cutOffAt).join(' '))]
  return (
    <Page title={t('atelier.preparation.board')}>
      {data.length === 0 && <Empty title={t('atelier.preparation.none')} text={t('atelier.preparation.none-text')} />}
      {data.length > 0 && <Loads preparations={data} />}
      {hours.map(([hour, own]) => (
        <Box component="section" key={hour} sx={{ display: 'grid', gap: 1.5 }}>
          <Typography variant="h6" component="h2">
            {t('atelier.preparation.until', { time: moment(own[0]?.cutOffAt ?? '') })}
          </Typography>
          <Box component="ul" sx={list}>
            {own.map(preparation => (
              <Card component="li" key={preparation.id} sx={{ p: 2, display: 'grid', gap: 1.5 }}>
                <PreparationFacts preparation={preparation} />
                {mayAssign && (
                  <FilterSelect
                    label={t('atelier.preparation.assign')}
                    chosen={preparation.preparerId}
                    onChoose={userId => start({ id: preparation.id, userId })}
                    choices={choicesFor(preparation, preparers)}
                  />
                )}
              </Card>
            ))}
          </Box>
        </Box>
      ))}
    </Page>
  )
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
} as const

type Person = { id: string; name: string }

/** Who picks it stays a choice, also where he may no longer. */
function choicesFor({ preparerId, preparer }: Preparation, preparers: readonly Person[]) {
  const isGone = preparerId !== null && !preparers.some(({ id }) => id === preparerId)
  const all = isGone ? [...preparers, { id: preparerId, name: preparer ?? '' }] : preparers
  return all.map(({ id, name }) => ({ value: id, label: name }))
}

/** The cases that are still to pick, by person. */
function Loads({ preparations }: { preparations: readonly Preparation[] }) {
  const t = useT()
  const { number } = useFormat()
  const loads = [...Map.groupBy(preparations, ({ preparer }) => preparer)]
    .map(([name, own]) => ({ name, left: own.reduce((sum, { cases, pickedCases }) => sum + cases - pickedCases, 0) }))
    .filter(({ left }) => left > 0)
    .toSorted((one, other) => other.left - one.left)
  return (
    <Box
      component="dl"
      aria-label={t('atelier.preparation.left')}
      sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 3 }}
    >
      {loads.map(({ name, left }) => (
        <Box key={name}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {name ?? t('atelier.preparation.nobody')}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: '1.4rem', fontWeight: 680 }}>
            {number(left)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
