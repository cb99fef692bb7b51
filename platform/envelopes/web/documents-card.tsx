import DownloadOutlined from '~icons/ic/outline-download'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { type ApiError, downloadCall, fetchFile } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import type { EnvelopeInFull } from '../envelope.model.ts'
import { envelopesCalls } from '../envelopes.calls.ts'

/** The reader of PDF weighs more than the page. */
const PdfView = lazy(async () => ({ default: (await import('#kernel/web/kit/pdf-view.tsx')).PdfView }))

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
        <Shown
          key={`${shown.id} ${state === 'completed'}`}
          asked={asked}
          name={shown.name}
          isSealed={state === 'completed'}
        />
      </Box>
    </SectionCard>
  )
}

type ShownProps = { asked: { id: string; documentId: string }; name: string; isSealed: boolean }

function Shown({ asked, name, isSealed }: ShownProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['file', asked.documentId, isSealed],
    queryFn: ({ signal }) => fetchFile(envelopesCalls.getEnvelopeDocument, asked, { signal, staysOnPage: true }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const waiting = <Skeleton variant="rounded" sx={{ width: 1, aspectRatio: '210 / 297', height: 'auto' }} />
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!data) return waiting
  return (
    <Suspense fallback={waiting}>
      <PdfView file={data.blob} name={name} />
    </Suspense>
  )
}
