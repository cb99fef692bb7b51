import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { useSession } from '#kernel/web/session.ts'
import { rightDelegationsCalls } from '../../right-delegations.calls.ts'
import { DelegationLine } from './delegation-line.tsx'
import { LendRights } from './lend-rights.tsx'

type Side = 'given' | 'received'

/** The rights that one lends to colleagues and those that one is lent, in the client of this tab. */
export function OwnDelegations() {
  const t = useT()
  const { person, client } = useSession()
  const [side, setSide] = useState<Side>('given')
  const [isLending, setIsLending] = useState(false)
  const { data, error, refetch } = useCall(
    rightDelegationsCalls.getRightDelegations,
    { clientId: client?.id ?? '', userId: person?.id ?? '' },
    { enabled: client !== null && person !== null, staysOnPage: true },
  )
  const lendable = useCall(rightDelegationsCalls.getLendableRights, {}, { staysOnPage: true }).data
  const mayLend = lendable?.isAllowed === true && lendable.elements.length > 0
  const shown = data?.[side] ?? []
  return (
    <SectionCard
      title={t('rights.delegations')}
      actions={
        mayLend && (
          <Button size="small" variant="outlined" color="inherit" onClick={() => setIsLending(true)}>
            {t('rights.lend')}
          </Button>
        )
      }
    >
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={3} />}
      {data && (
        <>
          <Tabs
            label={t('rights.delegations')}
            tabs={[
              { value: 'given', label: t('rights.delegations.given'), count: data.given.length },
              { value: 'received', label: t('rights.delegations.received'), count: data.received.length },
            ]}
            value={side}
            onChange={chosen => setSide(chosen as Side)}
          />
          {shown.length === 0 && (
            <Typography sx={{ color: 'text.secondary', py: 1.5 }}>
              {side === 'received' && t('rights.delegations.none-received')}
              {side === 'given' &&
                t(lendable?.isAllowed === false ? 'rights.lend.not-allowed' : 'rights.delegations.none-given')}
            </Typography>
          )}
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {shown.map(delegation => (
              <DelegationLine key={delegation.id} delegation={delegation} side={side} />
            ))}
          </Box>
        </>
      )}
      {isLending && lendable && <LendRights lendable={lendable} onClose={() => setIsLending(false)} />}
    </SectionCard>
  )
}
