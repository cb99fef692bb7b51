import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ApiError } from '#kernel/web/api.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { FileDrop } from '#kernel/web/kit/file-drop.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import type { ClientOffer, ModelOffer } from '../import.model.ts'
import { importsCalls } from '../imports.calls.ts'
import { Choice } from './choice.tsx'
import { addressOfImports } from './import-addresses.ts'

type Props = { models: readonly ModelOffer[]; clients: readonly ClientOffer[]; client: ClientOffer | undefined }

const { types, maxBytes } = importsCalls.createImportRun.files.file
/** Computers with a spreadsheet program call a CSV file by that program's name, others by none: the server looks inside. */
const alsoNamed = ['application/vnd.ms-excel', 'application/csv', 'text/plain', '']

/** Client, content and file: the file is read as soon as it is dropped. */
export function NewImport({ models, clients, client }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const [model, setModel] = useState('employee')
  const [reading, setReading] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const { send } = useSend(importsCalls.createImportRun, {
    staysOnPage: true,
    invalidates: [importsCalls.getImportRuns],
  })
  const chosen = models.some(({ key }) => key === model) ? model : (models[0]?.key ?? '')

  const take = async ([file]: readonly File[]) => {
    if (!file || !client) return
    setRefusal(undefined)
    setReading(file.name)
    try {
      const run = await send({ clientId: client.id, model: chosen }, { file })
      navigate(addressOfImports({ clientId: client.id, runId: run.id }))
    } catch (failure) {
      setRefusal((failure as ApiError).message)
    } finally {
      setReading('')
    }
  }

  return (
    <SectionCard title={t('imports.new')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <Choice
          label={t('imports.choose-client')}
          value={client?.id ?? ''}
          options={clients.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={clientId => navigate(addressOfImports({ clientId }), { replace: true })}
        />
        <Choice
          label={t('imports.choose-model')}
          value={chosen}
          options={models.map(({ key, label }) => ({ value: key, label }))}
          onChoose={setModel}
        />
        <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2 }}>
          {refusal && (
            <Alert severity="error" role="alert">
              {refusal}
            </Alert>
          )}
          {client && !client.isOpen && <Alert severity="warning">{t('imports.refusal.no-support')}</Alert>}
          {client?.isOpen && reading === '' && (
            <FileDrop
              label={t('imports.file.drop')}
              choose={t('imports.file.choose')}
              help={t('imports.file.drop-text')}
              rule={{ types: [...types, ...alsoNamed], maxBytes }}
              onFiles={take}
            />
          )}
          {reading !== '' && (
            <Box role="status" sx={{ display: 'grid', gap: 1, py: 4 }}>
              <Typography>{t('imports.file.reading', { name: reading })}</Typography>
              <LinearProgress aria-label={t('imports.file.reading', { name: reading })} />
            </Box>
          )}
        </Box>
      </Box>
    </SectionCard>
  )
}
