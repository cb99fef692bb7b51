import ArrowUpward from '~icons/ic/baseline-arrow-upward'
import DeleteOutlined from '~icons/ic/outline-delete'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { FileDrop } from '#kernel/web/kit/file-drop.tsx'
import { mostDocuments } from '../../envelope.model.ts'
import { envelopesCalls } from '../../envelopes.calls.ts'

export type BroughtFile = { fileId: string; name: string; pages: number }

type Props = { files: readonly BroughtFile[]; onFiles: (files: readonly BroughtFile[]) => void }

/** The PDF of an envelope, in the order in which they are read: what cannot be signed is refused at once, with why. */
export function FilesToSign({ files, onFiles }: Props) {
  const t = useT()
  const { send, isSending, error } = useSend(envelopesCalls.uploadToSign, { staysOnPage: true })
  const bring = async (chosen: readonly File[]) => {
    let brought = files
    for (const file of chosen.slice(0, mostDocuments - files.length)) {
      brought = [...brought, await send({}, { file: [file] })]
      onFiles(brought)
    }
  }
  return (
    <Card sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, '&:empty': { display: 'none' } }}
      >
        {files.map((file, index) => (
          <Brought
            key={file.fileId}
            file={file}
            onUp={index > 0 ? () => onFiles(moved(files, index)) : undefined}
            onRemove={() => onFiles(files.filter(one => one !== file))}
          />
        ))}
      </Box>
      {files.length < mostDocuments && (
        <FileDrop
          label={t('envelopes.file-drop')}
          choose={t(files.length === 0 ? 'envelopes.file-choose' : 'envelopes.file-more')}
          rule={{ ...envelopesCalls.uploadToSign.files.file, many: true }}
          // What is refused is told below.
          onFiles={chosen => void bring(chosen).catch(() => undefined)}
        />
      )}
      {isSending && <LinearProgress aria-label={t('envelopes.file')} />}
      {error && <Alert severity="error">{error.fields?.[0]?.message ?? error.message}</Alert>}
    </Card>
  )
}

type BroughtProps = { file: BroughtFile; onUp: (() => void) | undefined; onRemove: () => void }

function Brought({ file: { name, pages }, onUp, onRemove }: BroughtProps) {
  const t = useT()
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('envelopes.pages', { count: pages })}
        </Typography>
      </Box>
      {onUp && (
        <IconButton aria-label={t('envelopes.file-up', { name })} onClick={onUp}>
          <ArrowUpward fontSize="small" />
        </IconButton>
      )}
      <IconButton aria-label={t('verb.removeNamed', { name })} onClick={onRemove}>
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </Box>
  )
}

/** One place up. */
const moved = (files: readonly BroughtFile[], index: number) =>
  files.with(index - 1, files[index] as BroughtFile).with(index, files[index - 1] as BroughtFile)
