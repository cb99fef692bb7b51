import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { FileDrop } from '#kernel/web/kit/file-drop.tsx'
import { envelopesCalls } from '../envelopes.calls.ts'

export type BroughtFile = { fileId: string; name: string; pages: number }

type Props = { file: BroughtFile | null; onFile: (file: BroughtFile | null) => void }

/** A PDF that is brought: what cannot be signed is refused at once, with why. */
export function FileToSign({ file, onFile }: Props) {
  const t = useT()
  const { send, isSending, error } = useSend(envelopesCalls.uploadToSign, { staysOnPage: true })
  const take = ([chosen]: readonly File[]) => {
    if (chosen) send({}, { file: [chosen] }).then(onFile, () => onFile(null))
  }
  if (file)
    return (
      <Card sx={{ p: 2, display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{file.name}</Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('envelopes.pages', { count: file.pages })}
          </Typography>
        </Box>
        <Button color="inherit" onClick={() => onFile(null)}>
          {t('envelopes.file-again')}
        </Button>
      </Card>
    )
  return (
    <Card sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
      <FileDrop
        label={t('envelopes.file-drop')}
        choose={t('envelopes.file-choose')}
        rule={envelopesCalls.uploadToSign.files.file}
        onFiles={take}
      />
      {isSending && <LinearProgress aria-label={t('envelopes.file')} />}
      {error && <Alert severity="error">{error.fields?.[0]?.message ?? error.message}</Alert>}
    </Card>
  )
}
