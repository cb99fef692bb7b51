import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { esignDelegationsCalls } from '../../esign-delegations.calls.ts'
import type { OwnerInBrief } from '../../esign-delegation.model.ts'
import { DelegationDialog } from './delegation-dialog.tsx'
import { RemoveDelegation } from './remove-delegation.tsx'

type Doing = { what: 'edit' | 'remove'; owner: OwnerInBrief } | { what: 'add' }

const nameOf = ({ firstname, name }: { firstname: string; name: string }) => `${firstname} ${name}`

/** The people who are represented for documents of a type, and by how many. */
export function DelegationsOfType({ clientId, typeId }: { clientId: string; typeId: number }) {
  const t = useT()
  const alert = useAlert()
  const [doing, setDoing] = useState<Doing | null>(null)
  const close = () => setDoing(null)
  const asked = { clientId, typeId }
  const configured = useCall(esignDelegationsCalls.getUsersWhoHaveExistingConfigForDocumentType, asked)
  const possible = useCall(esignDelegationsCalls.getUsersAllowedToConfigureDocumentTypes, asked)
  const free = (possible.data ?? []).filter(owner => !owner.configured)
  const tellSaved = (userId: string) => {
    const owner = possible.data?.find(({ id }) => id === userId)
    alert.success(t('esign.delegation.saved', { name: owner ? nameOf(owner) : '' }))
  }
  if (configured.error) return <Failed error={configured.error} onRetry={() => configured.refetch()} />
  if (!configured.data) return <LinesSkeleton lines={3} />
  return (
    <>
      {configured.data.length === 0 && (
        <Typography sx={{ color: 'text.secondary', py: 2 }}>{t('esign.delegation.none')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {configured.data.map(owner => (
          <OwnerLine key={owner.id} owner={owner} onDo={what => setDoing({ what, owner })} />
        ))}
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Add />}
        disabled={free.length === 0}
        onClick={() => setDoing({ what: 'add' })}
        sx={{ mt: 1 }}
      >
        {t('esign.delegation.add')}
      </Button>
      {doing?.what === 'add' && (
        <DelegationDialog
          {...asked}
          title={t('esign.delegation.add')}
          userId={null}
          owners={free.map(owner => ({ value: owner.id, label: nameOf(owner) }))}
          onSaved={tellSaved}
          onClose={close}
        />
      )}
      {doing?.what === 'edit' && (
        <DelegationDialog
          {...asked}
          title={t('esign.delegation.edit-of', { name: nameOf(doing.owner) })}
          userId={doing.owner.id}
          onSaved={tellSaved}
          onClose={close}
        />
      )}
      {doing?.what === 'remove' && (
        <RemoveDelegation
          typeId={typeId}
          userId={doing.owner.id}
          title={t('esign.delegation.remove-of', { name: nameOf(doing.owner) })}
          text={t('esign.delegation.remove-text')}
          done={t('esign.delegation.removed', { name: nameOf(doing.owner) })}
          onClose={close}
        />
      )}
    </>
  )
}

type LineProps = { owner: OwnerInBrief; onDo: (what: 'edit' | 'remove') => void }

function OwnerLine({ owner, onDo }: LineProps) {
  const t = useT()
  const name = nameOf(owner)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { border: 0 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('esign.delegation.count-senders', { count: owner.senders })} ·{' '}
          {t('esign.delegation.count-signers', { count: owner.signers })}
        </Typography>
      </Box>
      <RowMenu
        label={t('esign.delegation.actions', { name })}
        actions={[
          { label: t('verb.edit'), onSelect: () => onDo('edit') },
          { label: t('esign.delegation.remove'), isDestructive: true, onSelect: () => onDo('remove') },
        ]}
      />
    </Box>
  )
}
