import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import type { ClientOffer, ModelOffer } from '../import.model.ts'
import { Choice } from './choice.tsx'
import { FileToRead } from './file-to-read.tsx'
import { addressOfImports, supportDesk } from './support-desk.ts'

type Props = { models: readonly ModelOffer[]; clients: readonly ClientOffer[]; client: ClientOffer | undefined }

/** Client, content and file. */
export function NewImport({ models, clients, client }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const [model, setModel] = useState('employee')
  const chosen = models.some(({ key }) => key === model) ? model : (models[0]?.key ?? '')

  return (
    <SectionCard title={t('imports.new')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <Choice
          label={t('field.client')}
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
        <Box sx={{ gridColumn: '1 / -1' }}>
          {client && !client.isOpen && <Alert severity="warning">{t('imports.refusal.no-support')}</Alert>}
          {client?.isOpen && <FileToRead key={client.id} desk={supportDesk(client.id)} told={{ model: chosen }} />}
        </Box>
      </Box>
    </SectionCard>
  )
}
