import Box from '@mui/material/Box'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useStaysOpen } from '#kernel/web/offline/use-stays-open.ts'
import { useAddress } from '#kernel/web/use-address.ts'
import { keepEntry } from '#platform/users/users.web.ts'
import type { Preparation } from '../preparation.model.ts'
import { preparationsCalls } from '../preparations.calls.ts'
import { Picking } from './picking.tsx'
import { PreparationCard } from './preparation-card.tsx'

/** What there is to pick, one's own first; the one that is taken fills the screen. */
export function PreparationPage() {
  const t = useT()
  const address = useAddress<'shipment'>()
  useStaysOpen('/atelier/', keepEntry)
  const { data, error, refetch } = useCall(preparationsCalls.getPreparations, {})
  const taking = useSend(preparationsCalls.takePreparation, { staysOnPage: true })
  const open = async ({ id: chosen, isOwn }: Preparation) => {
    if (!isOwn) await taking.send({ id: chosen })
    address.change({ shipment: chosen })
  }
  const id = address.of('shipment')
  if (id) return <Picking key={id} id={id} onLeave={() => address.change({ shipment: null })} />
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!data) return <PageSkeleton />
  return (
    <Page title={t('atelier.preparation.title')}>
      {data.length === 0 ? (
        <Empty title={t('atelier.preparation.none')} text={t('atelier.preparation.none-text')} />
      ) : (
        <Box component="ul" sx={list}>
          {ownFirst(data).map(preparation => (
            <PreparationCard key={preparation.id} preparation={preparation} onOpen={() => void open(preparation)} />
          ))}
        </Box>
      )}
    </Page>
  )
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { md: '1fr 1fr', xl: 'repeat(3, 1fr)' },
} as const

const rankOf = ({ state, isOwn, preparerId }: Preparation) => {
  if (state === 'complete' || state === 'partial') return 3
  return isOwn ? 0 : preparerId === null ? 1 : 2
}

/** One's own, then those of nobody, then those of others; what is picked comes last. */
const ownFirst = (all: readonly Preparation[]) =>
  all.toSorted((one, other) => rankOf(one) - rankOf(other) || one.cutOffAt.localeCompare(other.cutOffAt))
