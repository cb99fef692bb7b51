import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useAlert } from '#kernel/web/alerts.ts'
import { type ApiError, downloadCall, fetchFile } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { FilePreview } from '#kernel/web/kit/file-preview.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import type { EnvelopeInFull } from '../envelope.model.ts'
import { envelopesCalls } from '../envelopes.calls.ts'

type Props = { envelope: EnvelopeInFull; shownId: string | null; onShow: (documentId: string) => void }

/** The documents, one before the reader: the sealed file once there is one. */
export function DocumentsCard({ envelope, shownId, onShow }: Props) {
  const t = useT()
  const alert = useAlert()
  const { Documents: documents, id, state } = envelope
  const shown = documents.find(document => document.id === shownId) ?? documents[0]
  if (!shown) return null
  const asked = { id, documentId: shown.id }
  const download = () =>
    downloadCall(envelopesCalls.getEnvelopeDocument, asked, { staysOnPage: true }).catch((failure: ApiError) =>
      alert.error(failure.message),
    )
  return (
    <SectionCard
      title={shown.name}
      actions={
        <Button size="small" color="inherit" startIcon={<DownloadOutlined />} onClick={() => void download()}>
          {t('verb.download')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {documents.length > 1 && (
          <Tabs
            label={t('envelopes.documents')}
            tabs={documents.map(document => ({ value: document.id, label: document.name }))}
            value={shown.id}
            onChange={onShow}
          />
        )}
        <FilePreview
          name={shown.name}
          mime="application/pdf"
          id={[shown.id, state === 'completed' ? 'sealed' : 'read']}
          load={signal => fetchFile(envelopesCalls.getEnvelopeDocument, asked, { signal, staysOnPage: true })}
        >
          {shown.name}
        </FilePreview>
      </Box>
    </SectionCard>
  )
}
