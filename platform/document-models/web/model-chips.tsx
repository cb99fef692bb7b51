import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { DocumentModelRow } from '../document-model.model.ts'

/** What serves, and what is being written. */
export function ModelChips({
  model,
}: {
  model: Pick<DocumentModelRow, 'state' | 'publishedVersion' | 'workingVersion'>
}) {
  const t = useT()
  const { state, publishedVersion, workingVersion } = model
  if (state === 'archived') return <Chip label={t('state.archived')} tone="warning" />
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75 }}>
      {publishedVersion !== null && (
        <Chip label={t('document-models.published-version', { number: publishedVersion })} tone="success" />
      )}
      {workingVersion !== null && (
        <Chip label={t('document-models.working-version', { number: workingVersion })} tone="warning" />
      )}
    </Box>
  )
}
