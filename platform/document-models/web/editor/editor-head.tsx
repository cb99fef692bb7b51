import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { ModelChips } from '../model-chips.tsx'
import type { PageSetup } from '../../page-setup.model.ts'
import { PageDialog } from './page-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import type { useSavedText } from './use-saved-text.ts'
import { VersionsSheet } from './versions-sheet.tsx'

type Props = {
  saving: ReturnType<typeof useSavedText>
  page: PageSetup
  onPage: (page: PageSetup) => void
}

/** The name of the model, what serves and what is being written, whether it is saved, and what is done with the whole. */
export function EditorHead({ saving, page, onPage }: Props) {
  const t = useT()
  const { moment } = useFormat()
  const [open, setOpen] = useState<'publish' | 'versions' | 'page' | null>(null)
  const { saved: model, state, flush, learn } = saving
  const close = () => setOpen(null)
  const publish = async () => {
    await flush()
    setOpen('publish')
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="h4" component="h1">
            {model.name}
          </Typography>
          <ModelChips model={model} />
        </Box>
        <Typography
          variant="subtitle1"
          component="p"
          role="status"
          sx={{ color: state === 'conflict' || state === 'failed' ? 'error.main' : 'text.secondary' }}
        >
          {[
            model.type.label,
            t(`document-models.language.${model.language}`),
            state === 'saved'
              ? t('document-models.saved', { moment: moment(model.savedAt) })
              : t(`document-models.saving.${state}`),
          ].join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {state === 'conflict' && (
          <Button variant="outlined" onClick={() => window.location.reload()}>
            {t('document-models.reload')}
          </Button>
        )}
        {model.can.edit && (
          <Button variant="outlined" onClick={() => setOpen('page')}>
            {t('document-models.page')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => setOpen('versions')}>
          {t('field.versions')}
        </Button>
        {model.can.publish && (
          <Button
            variant="contained"
            disabled={model.workingVersion === null || state === 'conflict'}
            onClick={publish}
          >
            {model.workingVersion === null
              ? t('document-models.is-published')
              : t('document-models.publish', { number: model.workingVersion })}
          </Button>
        )}
      </Box>
      {open === 'publish' && <PublishDialog model={model} onPublished={learn} onClose={close} />}
      {open === 'page' && <PageDialog page={page} onSave={onPage} onClose={close} />}
      {open === 'versions' && <VersionsSheet model={model} onClose={close} />}
    </Box>
  )
}
