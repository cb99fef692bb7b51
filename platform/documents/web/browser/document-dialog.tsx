import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Document } from '../../document.model.ts'
import { documentActions, type DocumentTask } from './document-actions.tsx'
import { Tags } from './document-columns.tsx'
import { ExpiryChip } from './expiry-chip.tsx'
import { fileSize } from './file-size.ts'
import { Preview } from './preview.tsx'
import { useNextVersion, Versions } from './versions.tsx'

type Props = { document: Document; onChoose: (task: DocumentTask) => void; onClose: () => void }

/** A document to look at, with what is known of it and what one may do. */
export function DocumentDialog({ document, onChoose, onClose }: Props) {
  const t = useT()
  const { number } = useFormat()
  const { name, tags, author, filedAt, folder, size } = document
  const nextVersion = useNextVersion(document)
  return (
    <Dialog title={name} width="lg" onClose={onClose}>
      <Box sx={columns}>
        <Preview document={document} />
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, alignContent: 'start' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {documentActions(document, t, onChoose).map(({ label, icon, onSelect }) => (
              <Button
                key={label}
                size="small"
                variant="outlined"
                color="inherit"
                startIcon={icon}
                disabled={nextVersion.isSending}
                onClick={onSelect}
              >
                {label}
              </Button>
            ))}
          </Box>
          <Facts
            facts={[
              { label: t('field.folder'), value: folder },
              { label: t('field.validUntil'), value: <ExpiryChip document={document} /> },
              { label: t('documents.browser.filed'), value: <Moment instant={filedAt} /> },
              { label: t('documents.browser.author'), value: author },
              { label: t('documents.browser.size'), value: fileSize(number, size) },
              { label: t('field.tags'), value: tags.length > 0 ? <Tags tags={tags} /> : null },
            ]}
          />
          <Versions document={document} next={nextVersion} />
        </Box>
      </Box>
    </Dialog>
  )
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
}
