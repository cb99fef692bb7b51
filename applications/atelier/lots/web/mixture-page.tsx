import Box from '@mui/material/Box'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { type Lot } from '../lot.model.ts'
import { addressOfLot } from '../lots-place.model.ts'
import { lotsCalls } from '../lots.calls.ts'
import { LotsToChoose } from './lots-to-choose.tsx'
import { MixtureResult } from './mixture-result.tsx'

/** Several lots of one family into one: what goes in at the start of the line, what comes out at its end. */
export function MixturePage() {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const { data: lots, error, refetch } = useCall(lotsCalls.getLotsToWork, {})
  const [basket, setBasket] = useState<ReadonlyMap<string, number>>(new Map())
  const inputs = [...basket].map(([lotId, kg]) => ({ lotId, kg }))
  const first = lots?.find(({ id }) => id === inputs[0]?.lotId)
  const onMade = (lot: Lot) => {
    alert.success(t('atelier.mixture.made', { number: lot.number }))
    void navigate(addressOfLot(lot))
  }
  return (
    <Page title={t('atelier.mixture.title')} context={t('atelier.mixture.context')}>
      {error && <Failed error={error} onRetry={refetch} />}
      {!lots && !error && <CardSkeleton />}
      {lots && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
            alignItems: 'start',
          }}
        >
          <SectionCard title={t('atelier.mixture.basket')}>
            <LotsToChoose
              lots={
                first
                  ? lots.filter(
                      lot =>
                        lot.familyId === first.familyId &&
                        lot.category === first.category &&
                        lot.workshopId === first.workshopId,
                    )
                  : lots
              }
              chosen={basket}
              onChange={setBasket}
            />
          </SectionCard>
          <SectionCard title={t('atelier.mixture.result')}>
            {inputs.length < 2 ? (
              <Empty title={t('atelier.mixture.choose')} text={t('atelier.mixture.choose-text')} />
            ) : (
              <MixtureResult inputs={inputs} onMade={onMade} />
            )}
          </SectionCard>
        </Box>
      )}
    </Page>
  )
}
