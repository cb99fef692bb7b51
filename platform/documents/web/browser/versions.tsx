import DownloadOutlined from '~icons/ic/outline-download'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { FileDrop } from '#kernel/web/kit/file-drop.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { type Document, type DocumentVersion, mostBytes } from '../../document.model.ts'
import { documentsCalls } from '../../documents.calls.ts'
import { download } from './document-actions.tsx'
import { fileSize } from './file-size.ts'

type Props = { document: Document; next: NextVersion }

/** Every file that the document has been; who may write adds the next. */
export function Versions({ document, next }: Props) {
  const t = useT()
  const { id, mime, can } = document
  const { data = [] } = useCall(documentsCalls.getDocumentVersions, { id }, { staysOnPage: true })
  return (
    <Box component="section">
      <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
        {t('field.versions')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {data.map(version => (
          <Version key={version.number} documentId={id} version={version} />
        ))}
      </Box>
      {can.write && <VersionDrop next={next} types={[mime]} />}
    </Box>
  )
}

function Version({ documentId, version }: { documentId: string; version: DocumentVersion }) {
  const t = useT()
  const format = useFormat()
  const { number, author, filedAt, size } = version
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {t('documents.browser.version', { number })}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          <Moment instant={filedAt} /> · <bdi>{author ?? '—'}</bdi> · {fileSize(format.number, size)}
        </Typography>
      </Box>
      <IconButton
        size="small"
        aria-label={t('documents.browser.download-version', { number })}
        onClick={() => download(documentId, number)}
      >
        <DownloadOutlined fontSize="small" />
      </IconButton>
    </Box>
  )
}

export type NextVersion = { add: (file: File) => void; isSending: boolean }

/** Adds files to a document as its next version, each told when it is there. */
export function useNextVersion({ id, folderId, version }: Document): NextVersion {
  const t = useT()
  const alert = useAlert()
  const { start, isSending } = useSend(documentsCalls.uploadDocument, {
    staysOnPage: true,
    onDone: ({ number }) => alert.success(t('documents.browser.version-added', { number })),
  })
  return { add: file => start({ folderId, documentId: id, version }, { file }), isSending }
}

function VersionDrop({ next, types }: { next: NextVersion; types: readonly string[] }) {
  const t = useT()
  return (
    <FileDrop
      label={t(next.isSending ? 'state.sending' : 'documents.browser.drop-version')}
      choose={t('verb.chooseFile')}
      rule={{ types, maxBytes: mostBytes }}
      onFiles={([file]) => file && next.add(file)}
    />
  )
}
