import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useLevel } from '#platform/rights/rights.web.ts'
import type { Preparation } from '../preparation.model.ts'
import { preparationsCalls } from '../preparations.calls.ts'
import { preparationBoardElement } from '../preparations-place.model.ts'
import { PreparationFacts } from './preparation-card.tsx'

/** Orders to pick by who picks them, the nearest cut-off at the top, with the cases that everybody still has. */
export function BoardPage() {
  const t = useT()
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
  return (
    <Page title={t('atelier.preparation.board')}>
      {data.length === 0 && <Empty title={t('atelier.preparation.none')} text={t('atelier.preparation.none-text')} />}
      <Box sx={board}>
        {columnsOf(data).map(({ key, person, preparations }) => (
          <Box component="section" key={key} sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
            <ColumnHead
              title={key === done ? t('atelier.preparation.done') : (person ?? t('atelier.preparation.nobody'))}
              preparations={preparations}
            />
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
              {preparations.map(preparation => (
                <Card component="li" key={preparation.id} sx={{ p: 2, display: 'grid', gap: 1.5 }}>
                  <PreparationFacts preparation={preparation} />
                  {mayAssign && key !== done && (
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
      </Box>
    </Page>
  )
}

const board = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(280px, 1fr))' },
  alignItems: 'start',
} as const

const done = 'done'

/** What nobody picks comes first, then each picker with his own, then all that is picked; the nearest cut-off at the top. */
function columnsOf(preparations: readonly Preparation[]) {
  const isDone = ({ state }: Preparation) => state === 'complete' || state === 'partial'
  const columns = [...Map.groupBy(preparations, one => (isDone(one) ? done : (one.preparerId ?? '')))].map(
    ([key, own]) => ({ key, person: own[0]?.preparer ?? null, preparations: own }),
  )
  const rankOf = (key: string) => (key === done ? 2 : key === '' ? 0 : 1)
  return columns.toSorted(
    (one, other) => rankOf(one.key) - rankOf(other.key) || (one.person ?? '').localeCompare(other.person ?? ''),
  )
}

/** Whose they are, and the cases that are still to pick. */
function ColumnHead({ title, preparations }: { title: string; preparations: readonly Preparation[] }) {
  const t = useT()
  const left = preparations.reduce((sum, { cases, pickedCases }) => sum + cases - pickedCases, 0)
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1 }}>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      {left > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('atelier.preparation.left-cases', { count: left })}
        </Typography>
      )}
    </Box>
  )
}

type Person = { id: string; name: string }

/** Who picks it stays a choice, also where he may no longer. */
function choicesFor({ preparerId, preparer }: Preparation, preparers: readonly Person[]) {
  const isGone = preparerId !== null && !preparers.some(({ id }) => id === preparerId)
  const all = isGone ? [...preparers, { id: preparerId, name: preparer ?? '' }] : preparers
  return all.map(({ id, name }) => ({ value: id, label: name }))
}
