import Box from '@mui/material/Box'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { later } from '#kernel/web/later.tsx'
import type { Client } from '../../client.model.ts'
import { RegistrationSection } from './registration-section.tsx'

const EditClientDialog = later(async () => (await import('./edit-client-dialog.tsx')).EditClientDialog)

/** What the client is called, where its data lie, what it allows, and its legal sheet. */
export function SheetTab({ client }: { client: Client }) {
  const t = useT()
  const [isEditing, setIsEditing] = useState(false)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SectionCard title={t('field.identity')} onEdit={() => setIsEditing(true)}>
        <Facts
          facts={[
            { label: t('field.clientName'), value: client.name },
            { label: t('clients.sheet.slug'), value: client.slug },
            { label: t('clients.sheet.aliases'), value: client.aliases.join(', ') },
            { label: t('clients.sheet.database'), value: client.database },
            { label: t('clients.sheet.folder'), value: client.folder },
          ]}
        />
      </SectionCard>
      <SectionCard title={t('clients.security.title')}>
        <Facts
          minWidth={220}
          facts={[
            { label: t('field.support'), value: t(`clients.security.support.${client.supportAccess}`) },
            { label: t('clients.security.mfa'), value: t(client.mfaRequired ? 'answer.yes' : 'answer.no') },
            {
              label: t('clients.security.delegation'),
              value: t(client.allowsRightDelegation ? 'answer.yes' : 'answer.no'),
            },
          ]}
        />
      </SectionCard>
      <RegistrationSection clientId={client.id} registration={client.registration} />
      {isEditing && <EditClientDialog client={client} onClose={() => setIsEditing(false)} />}
    </Box>
  )
}
