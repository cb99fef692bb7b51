import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { esignDelegationsCalls } from '../../esign-delegations.calls.ts'
import { DelegationsOfType } from './delegations-of-type.tsx'

/** Who sends and signs for whom, one type of document at a time: the type stands in the address. */
export function DelegationsCard({ clientId, userId }: { clientId: string; userId: string }) {
  const t = useT()
  const labelId = useId()
  const [address, setAddress] = useSearchParams()
  const { data, error, refetch } = useCall(esignDelegationsCalls.getDocumentTypesAllowedForUser, { clientId, userId })
  const type = data?.find(({ id }) => String(id) === address.get('type')) ?? data?.[0]
  return (
    <SectionCard title={t('esign.delegation.title')}>
      {error && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <LinesSkeleton lines={4} />}
      {data?.length === 0 && <Empty title={t('esign.delegation.no-type')} text={t('esign.delegation.no-type-text')} />}
      {data && type && (
        <>
          <FormControl fullWidth sx={{ maxWidth: 420, mt: 0.5, mb: 1 }}>
            <InputLabel id={labelId}>{t('field.documentType')}</InputLabel>
            <Select
              labelId={labelId}
              label={t('field.documentType')}
              value={type.id}
              onChange={event => setAddress({ type: String(event.target.value) }, { replace: true })}
            >
              {data.map(({ id, label }) => (
                <MenuItem key={id} value={id}>
                  {label}
                </MenuItem>
              ))}
            </Select>
          </FormControl>
          <DelegationsOfType key={type.id} clientId={clientId} typeId={type.id} />
        </>
      )}
    </SectionCard>
  )
}
