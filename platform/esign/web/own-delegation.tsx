import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useSession } from '#kernel/web/session.ts'
import type { Delegate, SignableType } from '../esign-delegation.model.ts'
import { esignDelegationsCalls } from '../esign-delegations.calls.ts'
import { DelegationDialog } from './delegations/delegation-dialog.tsx'
import { RemoveDelegation } from './delegations/remove-delegation.tsx'

type Props = { clientId: string; userId: string; type: SignableType }

/** Who represents me for one type of document. */
export function OwnDelegation({ clientId, userId, type }: Props) {
  const t = useT()
  const alert = useAlert()
  const isReadOnly = useSession().client?.readOnly === true
  const [doing, setDoing] = useState<'edit' | 'remove' | null>(null)
  const close = () => setDoing(null)
  const asked = { clientId, typeId: type.id, userId }
  const senders = useCall(esignDelegationsCalls.getSendersConfiguredForUser, asked)
  const signers = useCall(esignDelegationsCalls.getSignersConfiguredForUser, asked)
  const failed = [senders, signers].find(({ error }) => error)
  const isRepresented = (senders.data?.length ?? 0) + (signers.data?.length ?? 0) > 0
  const named = (people: readonly Delegate[]) =>
    people.map(person => nameIn(t, person)).join(', ') || t('esign.delegation.nobody')
  return (
    <SectionCard
      title={type.label}
      actions={
        !isReadOnly && (
          <>
            {isRepresented && (
              <Button
                size="small"
                color="error"
                aria-label={t('esign.own.remove-type', { type: type.label })}
                onClick={() => setDoing('remove')}
              >
                {t('esign.own.remove')}
              </Button>
            )}
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              aria-label={t('esign.own.configure-type', { type: type.label })}
              onClick={() => setDoing('edit')}
            >
              {t('esign.own.configure')}
            </Button>
          </>
        )
      }
    >
      {failed?.error && <Failed error={failed.error} onRetry={() => failed.refetch()} />}
      {!failed && !(senders.data && signers.data) && <LinesSkeleton lines={2} />}
      {senders.data && signers.data && (
        <Box sx={{ maxWidth: 640 }}>
          <Facts
            minWidth={240}
            facts={[
              { label: t('esign.own.senders'), value: named(senders.data) },
              { label: t('esign.own.signers'), value: named(signers.data) },
            ]}
          />
        </Box>
      )}
      {doing === 'edit' && (
        <DelegationDialog
          clientId={clientId}
          typeId={type.id}
          userId={userId}
          isOwn
          title={type.label}
          onSaved={() => alert.success(t('esign.own.saved'))}
          onClose={close}
        />
      )}
      {doing === 'remove' && (
        <RemoveDelegation
          typeId={type.id}
          userId={userId}
          title={t('esign.own.remove-of', { type: type.label })}
          text={t('esign.own.remove-text')}
          done={t('esign.own.removed', { type: type.label })}
          onClose={close}
        />
      )}
    </SectionCard>
  )
}

const nameIn = (
  t: (label: string, values?: Record<string, unknown>) => string,
  { firstname, name, favourite }: Delegate,
) => (favourite ? t('esign.delegation.favourite', { name: `${firstname} ${name}` }) : `${firstname} ${name}`)
