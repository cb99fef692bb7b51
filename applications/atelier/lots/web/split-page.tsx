import Box from '@mui/material/Box'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { splitElement } from '../lots-place.model.ts'
import { lotsCalls } from '../lots.calls.ts'
import { SplitForm } from './split-form.tsx'
import { SplitTold } from './split-told.tsx'

/** A sorted lot shared out by category, size and destination, and given back to who grew it. */
export function SplitPage() {
  const t = useT()
  const { weight } = useFormat()
  const lots = useCall(lotsCalls.getLotsToWork, {})
  const done = useCall(lotsCalls.getVentilations, {}, { staysOnPage: true })
  const mayWrite = useLevel(splitElement) >= 2
  const [lotId, setLotId] = useState<string | null>(null)
  const lot = lots.data?.find(({ id }) => id === lotId)
  return (
    <Page title={t('atelier.split.title')} context={t('atelier.split.context')}>
      {lots.error && <Failed error={lots.error} onRetry={lots.refetch} />}
      {!lots.data && !lots.error && <CardSkeleton />}
      {lots.data && mayWrite && (
        <SectionCard title={t('atelier.split.new')}>
          {lots.data.length === 0 ? (
            <Empty title={t('atelier.split.none')} text={t('atelier.mixture.none-text')} />
          ) : (
            <Box sx={{ display: 'grid', gap: 2 }}>
              <FilterSelect
                label={t('atelier.lot')}
                all={t('atelier.split.choose')}
                chosen={lotId}
                onChoose={setLotId}
                fillsItsPlace
                choices={lots.data.map(({ id, number, article, physicalKg }) => ({
                  value: id,
                  label: `${number} · ${article} · ${weight(physicalKg)}`,
                }))}
              />
              {lot && <SplitForm key={lot.id} lot={lot} onDone={() => setLotId(null)} />}
            </Box>
          )}
        </SectionCard>
      )}
      {done.data?.map(split => (
        <SplitTold key={split.id} split={split} />
      ))}
    </Page>
  )
}
