import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { FormActions } from '#kernel/web/kit/form-actions.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { applicationsCalls } from '#platform/applications/applications.calls.ts'
import type { TypedClient } from './typed-client.ts'

type Props = { chosen: readonly number[] | undefined; onDone: (typed: TypedClient) => void; onCancel: () => void }

/** What the client may use. Each application is opened whole; the ceilings are lowered on its sheet. */
export function ApplicationsStep({ chosen = [], onDone, onCancel }: Props) {
  const t = useT()
  const { data, error, refetch } = useCall(applicationsCalls.getAllApplications, {})
  const [applications, setApplications] = useState<readonly number[]>(chosen)
  const [isRefused, setIsRefused] = useState(false)
  const toggle = (id: number, isChosen: boolean) => {
    setIsRefused(false)
    setApplications(isChosen ? [...applications, id] : applications.filter(other => other !== id))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (applications.length === 0) setIsRefused(true)
    else onDone({ applications: [...applications] })
  }
  if (error) return <Failed error={error} onRetry={refetch} />
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.25 }}>
      <Typography sx={{ color: 'text.secondary' }}>{t('clients.new.applications-text')}</Typography>
      {isRefused && <Alert severity="error">{t('clients.refusal.applications')}</Alert>}
      <Box
        component="fieldset"
        sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 0.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
          {t('clients.new.applications')}
        </Box>
        {data?.map(({ id, name, colour }) => (
          <FormControlLabel
            key={id}
            sx={{ m: 0 }}
            control={<Checkbox checked={applications.includes(id)} onChange={(_, isChosen) => toggle(id, isChosen)} />}
            label={
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
                <Box
                  component="span"
                  aria-hidden
                  sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: colour }}
                />
                {name}
              </Box>
            }
          />
        )) ?? <LinesSkeleton lines={4} />}
      </Box>
      <FormActions
        submit={t('verb.continue')}
        isSaving={false}
        staysInSight={false}
        isDestructive={false}
        cancel={{ text: t('verb.cancel'), onCancel }}
      />
    </Box>
  )
}
