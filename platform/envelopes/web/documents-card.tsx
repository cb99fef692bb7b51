import DownloadOutlined from '~icons/ic/outline-download'
import VerifiedOutlined from '~icons/ic/outline-verified'
import DrawOutlined from '~icons/ic/outline-draw'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { type ApiError, downloadCall, fetchFile } from '#kernel/web/api.ts'
import { componentOf } from '#kernel/web/brought.tsx'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { checkDialog } from '#platform/sealing/sealing.web.ts'
import type { EnvelopeInFull } from '../envelope.model.ts'
import { envelopesCalls } from '../envelopes.calls.ts'
import { DocumentPages } from './document-pages.tsx'
import { PlacesDialog } from './places/places-dialog.tsx'
import { PlacesOfPage } from './places/places-of-page.tsx'

const CheckDialog = componentOf(checkDialog)

type Props = { envelope: EnvelopeInFull; shownId: string | null; onShow: (documentId: string) => void }

/** The documents, one before the reader: the sealed file once there is one. */
export function DocumentsCard({ envelope, shownId, onShow }: Props) {
  const t = useT()
  const alert = useAlert()
  const [isPlacing, setIsPlacing] = useState(false)
  const [isChecking, setIsChecking] = useState(false)
  const { Documents: documents, id, recipients: signers } = envelope
  const isSealed = envelope.state === 'completed'
  const shown = documents.find(document => document.id === shownId) ?? documents[0]
  if (!shown) return null
  const ofDocument = envelope.places.filter(({ documentId }) => documentId === shown.id)
  const asked = { id, documentId: shown.id }
  const download = () =>
    downloadCall(envelopesCalls.getEnvelopeDocument, asked, { staysOnPage: true }).catch((failure: ApiError) =>
      alert.error(failure.message),
    )
  return (
    <SectionCard
      title={shown.name}
      actions={
        <>
          {envelope.can.edit && (
            <Button size="small" color="inherit" startIcon={<DrawOutlined />} onClick={() => setIsPlacing(true)}>
              {t('envelopes.places')}
            </Button>
          )}
          {isSealed && (
            <Button size="small" color="inherit" startIcon={<VerifiedOutlined />} onClick={() => setIsChecking(true)}>
              {t('envelopes.check')}
            </Button>
          )}
          <Button size="small" color="inherit" startIcon={<DownloadOutlined />} onClick={() => void download()}>
            {t('verb.download')}
          </Button>
        </>
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
        <DocumentPages
          key={`${shown.id} ${isSealed}`}
          asked={asked}
          name={shown.name}
          isSealed={isSealed}
          over={isSealed ? undefined : page => <PlacesOfPage page={page} places={ofDocument} signers={signers} />}
        />
        {isChecking && (
          <CheckDialog
            id={shown.id}
            take={() => fetchFile(envelopesCalls.getEnvelopeDocument, asked, { staysOnPage: true })}
            onClose={() => setIsChecking(false)}
          />
        )}
        {isPlacing && (
          <PlacesDialog envelope={envelope} document={shown} places={ofDocument} onClose={() => setIsPlacing(false)} />
        )}
      </Box>
    </SectionCard>
  )
}
