import DrawOutlined from '~icons/ic/outline-draw'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { ApiError } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { SigningInside } from '#platform/envelopes/signing.model.ts'
import { ConsentCard } from './consent-card.tsx'
import { MarkPad, type Mark } from './mark-pad.tsx'
import { ReadCard } from './read-card.tsx'
import { toSign } from './signing-progress.model.ts'
import type { Signing } from './use-signing.ts'

type Props = { signing: Signing; inside: SigningInside; onReread: () => void; onDecline: (documentId?: string) => void }

/** All was read: one tick, one mark, one button. What was filled in stays when the line fails. */
export function SignStep({ signing, inside, onReread, onDecline }: Props) {
  const t = useT()
  const { moment } = useFormat()
  const [isAccepted, setIsAccepted] = useState(false)
  const [mark, setMark] = useState<Mark>({ kind: 'drawn', picture: null })
  const [isAtWork, setIsAtWork] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const documents = toSign(inside)
  const isApprover = inside.role === 'approver'
  const isMarked = isApprover || mark.kind === 'typed' || mark.picture !== null

  const sign = async () => {
    setIsAtWork(true)
    setRefusal(null)
    try {
      await signing.sign({
        documentIds: documents.map(({ id }) => id),
        consentVersion: inside.consent.version,
        mark: isApprover ? 'typed' : mark.kind,
        ...(mark.kind === 'drawn' && mark.picture && !isApprover ? { drawing: mark.picture } : {}),
      })
      await signing.reload()
    } catch (failure) {
      setRefusal((failure as ApiError).message)
    } finally {
      setIsAtWork(false)
    }
  }

  return (
    <>
      <Box>
        <Typography variant="h4" component="h1">
          {t('signing.sign-title', { count: documents.length })}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          <bdi>{inside.subject}</bdi>
          {' · '}
          {t('signing.before', { at: moment(inside.expiresAt) })}
        </Typography>
      </Box>
      {documents.map(document => (
        <ReadCard
          key={document.id}
          document={document}
          signing={signing}
          onReread={onReread}
          onDecline={document.optional && documents.length > 1 ? () => onDecline(document.id) : undefined}
        />
      ))}
      <ConsentCard text={inside.consent.text} isAccepted={isAccepted} onChange={setIsAccepted} />
      {!isApprover && <MarkPad name={`${inside.firstname} ${inside.name}`.trim()} mark={mark} onChange={setMark} />}
      <Box role="status">{refusal && <Alert severity="error">{refusal}</Alert>}</Box>
      <Button
        variant="contained"
        fullWidth
        startIcon={<DrawOutlined />}
        sx={{ minHeight: 60, fontSize: '1.1rem' }}
        disabled={!isAccepted || !isMarked}
        loading={isAtWork}
        onClick={() => void sign()}
      >
        {t(isApprover ? 'signing.approve' : 'signing.sign', { count: documents.length })}
      </Button>
      <Button color="inherit" sx={{ minHeight: 48, color: 'text.secondary' }} onClick={() => onDecline()}>
        {t('signing.refuse')}
      </Button>
    </>
  )
}
