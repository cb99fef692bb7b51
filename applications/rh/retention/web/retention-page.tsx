import Box from '@mui/material/Box'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useAddress } from '#kernel/web/use-address.ts'
import { retentionCalls } from '../retention.calls.ts'
import { ErasuresTable } from './erasures-table.tsx'
import { ProofsTable } from './proofs-table.tsx'
import { RuleCard } from './rule-card.tsx'
import { ToEraseTable } from './to-erase-table.tsx'
import { WaitingRequests } from './waiting-requests.tsx'

const lists = { toErase: ToEraseTable, erasures: ErasuresTable, proofs: ProofsTable } as const

/** How long data of people is kept, who waits for an answer, what goes next and what has gone. */
export function RetentionPage() {
  const t = useT()
  const tab = useAddress<'tab'>().of('tab')
  const List = lists[tab as keyof typeof lists] ?? ToEraseTable
  const { data, error, refetch } = useCall(retentionCalls.getRetentionRules, {}, { staysOnPage: true })
  return (
    <Page title={t('rh.retention.title')} context={t('rh.retention.context')}>
      <WaitingRequests />
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <CardSkeleton lines={4} />}
      {data && (
        <Box component="ul" aria-label={t('rh.retention.rules')} sx={grid}>
          {data.map(rule => (
            <RuleCard key={rule.kind} rule={rule} />
          ))}
        </Box>
      )}
      <List />
    </Page>
  )
}

const grid = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
}
