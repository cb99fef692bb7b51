import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { DocumentType } from '../document-type.model.ts'

/** Whether it is signed, known to the product by its code, archived. */
export function TypeChips({ type: { signable, fixed, archived } }: { type: DocumentType }) {
  const t = useT()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {signable && <Chip label={t('documents.type.signable')} tone="info" />}
      {fixed && <Chip label={t('documents.type.fixed')} />}
      {archived && <Chip label={t('state.archived')} tone="warning" />}
    </Box>
  )
}
