import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { inboxPath } from '../envelope-place.model.ts'
import type { EnvelopeInFull } from '../envelope.model.ts'
import { envelopesCalls } from '../envelopes.calls.ts'
import { DocumentsCard } from './documents-card.tsx'
import { EnvelopeActions } from './envelope-actions.tsx'
import { EnvelopeChip } from './envelope-chip.tsx'
import { ExtendDialog } from './extend-dialog.tsx'
import { PeopleCard } from './people-card.tsx'
import { ProofChain } from './proof-chain.tsx'
import { useEnvelopeChanged } from './use-envelope-changed.ts'

/** One envelope: its documents, its people in their order, what happened, link by link. */
export function EnvelopePage() {
  const t = useT()
  const { envelopeId = '' } = useParams()
  useEnvelopeChanged()
  const { data: envelope, error, refetch } = useCall(envelopesCalls.getEnvelope, { id: envelopeId })
  const [documentId, setDocumentId] = useState<string | null>(null)
  if (error && !envelope) return <Failed error={error} onRetry={refetch} />
  if (!envelope) return <CardSkeleton />
  return (
    <Page
      title={envelope.subject}
      context={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <EnvelopeChip state={envelope.state} />
          {[t('envelopes.envelope', { number: envelope.number }), envelope.typeLabel, envelope.company]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      }
      actions={<EnvelopeActions envelope={envelope} />}
      before={
        <Button component={Link} to={inboxPath} color="inherit" size="small" sx={{ justifySelf: 'start' }}>
          {t('envelopes.title')}
        </Button>
      }
    >
      {envelope.endedReason && <Alert severity="warning">{envelope.endedReason}</Alert>}
      {envelope.state === 'expired' && <Alert severity="warning">{t('envelopes.expired-text')}</Alert>}
      {envelope.state === 'sealing' && <WaitsForSeal id={envelope.id} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
          alignItems: 'start',
        }}
      >
        <DocumentsCard envelope={envelope} shownId={documentId} onShow={setDocumentId} />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <PeopleCard envelope={envelope} />
          <FactsCard envelope={envelope} />
          <ProofChain {...envelope} />
        </Box>
      </Box>
    </Page>
  )
}

/** The envelope is asked for again until its file is sealed: a moment, unless who gives the time sleeps. */
function WaitsForSeal({ id }: { id: string }) {
  const t = useT()
  useCall(envelopesCalls.getEnvelope, { id }, { refetchInterval: 3_000 })
  return <Alert severity="info">{t('envelopes.sealing-text')}</Alert>
}

function FactsCard({ envelope }: { envelope: EnvelopeInFull }) {
  const t = useT()
  const [isExtending, setIsExtending] = useState(false)
  const { sender, onBehalfOf, sentAt, expiresAt, allSignedAt, level, can } = envelope
  const nameOf = (person: typeof sender) => `${person.firstname} ${person.name}`
  return (
    <SectionCard title={t('envelopes.facts')} {...(can.remind && { onEdit: () => setIsExtending(true) })}>
      <Facts
        facts={[
          { label: t('envelopes.sender'), value: nameOf(sender) },
          ...(onBehalfOf ? [{ label: t('envelopes.on-behalf-of'), value: nameOf(onBehalfOf) }] : []),
          { label: t('envelopes.sent'), value: sentAt && <Moment instant={sentAt} /> },
          { label: t('envelopes.expires'), value: <Moment instant={expiresAt} /> },
          { label: t('envelopes.all-signed'), value: allSignedAt && <Moment instant={allSignedAt} /> },
          ...(level ? [{ label: t('envelopes.level'), value: t(`envelopes.level.${level}`) }] : []),
        ]}
      />
      {isExtending && <ExtendDialog envelope={envelope} onClose={() => setIsExtending(false)} />}
    </SectionCard>
  )
}
