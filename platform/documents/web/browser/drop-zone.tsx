import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { FileDrop } from '#kernel/web/kit/file-drop.tsx'
import type { UploadType } from '#platform/configuration/documents-browser.model.ts'
import { type Folder, mostBytes } from '../../document.model.ts'
import { typesInBrowser } from '../../upload-type.model.ts'
import { type Uploads, useUploads } from './use-uploads.ts'

/** Files dropped here are put into the folder, one after the other. */
export function DropZone({ folder }: { folder: Folder }) {
  const t = useT()
  const uploads = useUploads(folder.id)
  const rule = { types: typesInBrowser(folder.uploadTypes), maxBytes: mostBytes, many: true }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {uploads.present ? (
        <UnderWay {...uploads} present={uploads.present} />
      ) : (
        <FileDrop
          label={t('documents.browser.drop')}
          choose={t('verb.chooseFiles')}
          help={t('documents.browser.drop-help', { types: namesOf(folder.uploadTypes, t) })}
          rule={rule}
          onFiles={uploads.start}
        />
      )}
      {uploads.failures.map(({ name, message }) => (
        <Alert key={name} severity="error" onClose={() => uploads.forget(name)}>
          <bdi>{name}</bdi> : {message}
        </Alert>
      ))}
    </Box>
  )
}

const namesOf = (types: readonly UploadType[], t: ReturnType<typeof useT>) =>
  types.map(type => t(`documents.browser.type.${type}`)).join(', ')

type UnderWayProps = Pick<Uploads, 'count' | 'stop'> & { present: { name: string; place: number } }

function UnderWay({ present: { name, place }, count, stop }: UnderWayProps) {
  const t = useT()
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, p: 2, border: 1, borderColor: 'divider', borderRadius: '10px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {t('documents.browser.uploading', { name, place, count })}
        </Typography>
        {place < count && (
          <Button size="small" color="inherit" onClick={stop}>
            {t('verb.stop')}
          </Button>
        )}
      </Box>
      <LinearProgress aria-hidden />
    </Box>
  )
}
