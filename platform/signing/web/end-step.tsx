import CheckCircle from '~icons/ic/baseline-check-circle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { raiseAlert } from '#kernel/web/alerts.ts'
import type { ApiError } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { saveFile } from '#kernel/web/save-file.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { SigningInside } from '#platform/envelopes/signing.model.ts'
import type { Signing } from './use-signing.ts'

/** What was done, and what comes next; the sealed copy as soon as there is one. */
export function EndStep({ signing, inside }: { signing: Signing; inside: SigningInside }) {
  const t = useT()
  const { moment } = useFormat()
  const { documents, signedAt, state } = inside
  const sealed = documents.filter(({ isSealed }) => isSealed)
  const download = (documentId: string) =>
    signing.sealedOf(documentId).then(
      ({ name, blob }) => saveFile(name, blob),
      (failure: ApiError) => raiseAlert({ kind: 'error', text: failure.message }),
    )
  return (
    <>
      <Box role="status" sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1, py: 3 }}>
        <CheckCircle aria-hidden sx={{ fontSize: 72, color: 'primary.main' }} />
        <Typography variant="h4" component="h1">
          {t(signedAt ? 'signing.signed' : 'signing.nothing-left')}
        </Typography>
        {signedAt && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t('signing.signed-at', { at: moment(signedAt), number: inside.number })}
          </Typography>
        )}
      </Box>
      <Card sx={{ p: 2, display: 'grid', gap: 1 }}>
        <Typography variant="h6" component="h2">
          {t('signing.what-next')}
        </Typography>
        <Typography>{t(nextOf(state, sealed.length > 0))}</Typography>
        {sealed.map(({ id, name }) => (
          <Button key={id} variant="outlined" sx={{ minHeight: 56 }} onClick={() => void download(id)}>
            {t('signing.download-sealed', { name })}
          </Button>
        ))}
      </Card>
    </>
  )
}

function nextOf(state: SigningInside['state'], isSealed: boolean) {
  if (isSealed && state === 'completed') return 'signing.next.completed'
  if (state === 'sealing') return 'signing.next.sealing'
  return state === 'partially_signed' || state === 'sent' ? 'signing.next.others' : 'signing.next.ended'
}
