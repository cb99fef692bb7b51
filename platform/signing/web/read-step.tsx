import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { ApiError } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { SigningInside } from '#platform/envelopes/signing.model.ts'
import { DocumentToRead } from './document-to-read.tsx'
import { toRead, toSign } from './signing-progress.model.ts'
import type { Signing } from './use-signing.ts'

type Props = {
  signing: Signing
  inside: SigningInside
  /** All has been read once already. */
  isAgain: boolean
  onEnd: () => void
  onDecline: (documentId?: string) => void
}

/** Each document to its last page, one after the other; then signing wakes. */
export function ReadStep({ signing, inside, isAgain, onEnd, onDecline }: Props) {
  const t = useT()
  const documents = isAgain ? toSign(inside) : toRead(inside)
  const [index, setIndex] = useState(0)
  const [page, setPage] = useState(0)
  const [isAtWork, setIsAtWork] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const document = documents[Math.min(index, documents.length - 1)]
  if (!document) return null
  const { id, pages, name, isRead } = document
  const isAtEnd = isRead || page >= pages
  const place = toSign(inside).findIndex(one => one.id === id) + 1

  const goOn = async () => {
    setIsAtWork(true)
    setRefusal(null)
    try {
      if (!isRead) await signing.noteRead(id, pages)
      setPage(0)
      if (isAgain && index + 1 < documents.length) setIndex(index + 1)
      else if (isAgain) onEnd()
      else await signing.reload()
      window.scrollTo(0, 0)
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
          <bdi>{name}</bdi>
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          {t('signing.document-of', { place, count: toSign(inside).length })}
          {' · '}
          <bdi>{inside.subject}</bdi>
        </Typography>
      </Box>
      {inside.message !== '' && (
        <Alert severity="info" icon={false}>
          <bdi>{inside.message}</bdi>
        </Alert>
      )}
      <DocumentToRead
        key={id}
        document={document}
        signing={signing}
        onPage={seen => setPage(former => Math.max(former, seen))}
      />
      <Box sx={footer}>
        <Typography role="status" variant="body2" sx={{ textAlign: 'center', color: 'text.secondary' }}>
          {isAtEnd ? t('signing.read-to-end') : t('kernel.pdf.page', { page: Math.max(1, page), pages })}
        </Typography>
        {refusal && <Alert severity="error">{refusal}</Alert>}
        <Button
          variant="contained"
          fullWidth
          sx={{ minHeight: 60, fontSize: '1.05rem' }}
          disabled={!isAtEnd}
          loading={isAtWork}
          onClick={() => void goOn()}
        >
          {t(place < toSign(inside).length ? 'signing.next-document' : 'signing.go-sign')}
        </Button>
        <Button color="inherit" sx={{ minHeight: 44 }} onClick={() => onDecline()}>
          {t('signing.refuse')}
        </Button>
      </Box>
    </>
  )
}

const footer = {
  position: 'sticky',
  bottom: 0,
  mx: -2,
  px: 2,
  pt: 1,
  pb: 1.5,
  display: 'grid',
  gap: 0.75,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  zIndex: 1,
}
