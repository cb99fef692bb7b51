import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import type { Message } from '../message.model.ts'

/** To whom, and what. */
export function MessageText({ message: { groups, contacts, body } }: { message: Message }) {
  const t = useT()
  return (
    <SectionCard title={t('directory.message.text')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center', mb: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('directory.message.to')}
        </Typography>
        {groups.map(({ id, name }) => (
          <Chip key={id} label={name} tone="primary" />
        ))}
        {contacts.map(({ id, name }) => (
          <Chip key={id} label={name} />
        ))}
        {groups.length + contacts.length === 0 && '—'}
      </Box>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {body}
      </Typography>
    </SectionCard>
  )
}
