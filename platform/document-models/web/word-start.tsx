import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { ApiError } from '#kernel/web/api.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { FileDrop } from '#kernel/web/kit/file-drop.tsx'
import { documentModelsCalls } from '../document-models.calls.ts'
import type { WordText } from '../word-text.model.ts'

const { importWordDocument } = documentModelsCalls

type Props = { typeId: number; onRead: (read: WordText | null) => void }

/** A Word file to begin a model from: what was read of it, what it names that nobody knows, and what is left out. */
export function WordStart({ typeId, onRead }: Props) {
  const t = useT()
  const [read, setRead] = useState<{ name: string; word: WordText } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { send, isSending } = useSend(importWordDocument, { staysOnPage: true, isAside: true })
  const take = async ([file]: readonly File[]) => {
    if (!file) return
    setFailure(null)
    const word = await send({ typeId }, { file: [file] }).catch((refusal: ApiError) => {
      setFailure(refusal.fields?.[0]?.message ?? refusal.message)
      return null
    })
    setRead(word && { name: file.name, word })
    onRead(word)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FileDrop
        label={t('document-models.word-drop')}
        choose={t('verb.chooseFile')}
        help={t('document-models.word-help', { example: `{{ ${t('field.firstname')} }}` })}
        rule={importWordDocument.files.file}
        onFiles={files => void take(files)}
      />
      <Box role="status">
        {isSending && <Typography variant="body2">{t('document-models.word-reading')}</Typography>}
        {read && !isSending && <Reading {...read} />}
      </Box>
      {failure && <Alert severity="error">{failure}</Alert>}
    </Box>
  )
}

function Reading({ name, word: { unknownVariables, lost } }: { name: string; word: WordText }) {
  const t = useT()
  const isWhole = unknownVariables.length === 0 && lost.length === 0
  return (
    <Alert severity={isWhole ? 'success' : 'warning'}>
      <AlertTitle>{t('document-models.word-read', { name })}</AlertTitle>
      {lost.length > 0 && (
        <Typography variant="body2">
          {t('document-models.word-lost', { parts: lost.map(part => t(`document-models.lost.${part}`)).join(', ') })}
        </Typography>
      )}
      {unknownVariables.length > 0 && (
        <>
          <Typography variant="body2">{t('document-models.word-unknown')}</Typography>
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {unknownVariables.map(({ written, guess }) => (
              <Typography key={written} component="li" variant="body2">
                {guess ? t('document-models.word-guess', { written, label: guess.label, path: guess.path }) : written}
              </Typography>
            ))}
          </Box>
        </>
      )}
    </Alert>
  )
}
