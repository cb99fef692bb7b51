import DescriptionOutlined from '~icons/ic/outline-description'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { downloadCall, fetchFile } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { FilePreview } from '#kernel/web/kit/file-preview.tsx'
import type { CandidateFile } from '../candidate.model.ts'
import { candidatesCalls } from '../candidates.calls.ts'

type Props = { candidateId: string; files: readonly CandidateFile[] }

/** Pieces of somebody, each opening what it holds. */
export function Pieces({ candidateId, files }: Props) {
  const t = useT()
  const nameOf = usePieceName()
  const [open, setOpen] = useState<CandidateFile | null>(null)
  if (files.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('rh.candidate.no-pieces')}
      </Typography>
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {files.map(file => (
        <Button
          key={file.id}
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<DescriptionOutlined />}
          onClick={() => setOpen(file)}
        >
          {nameOf(file)}
        </Button>
      ))}
      {open && (
        <Dialog title={nameOf(open)} width="md" onClose={() => setOpen(null)}>
          <FilePreview
            name={open.fileName}
            mime={open.mime}
            id={[candidateId, open.id]}
            load={signal => fetchFile(candidatesCalls.getCandidateFile, { candidateId, id: open.id }, { signal })}
          >
            <Button
              variant="contained"
              onClick={() => void downloadCall(candidatesCalls.getCandidateFile, { candidateId, id: open.id })}
            >
              {t('verb.download')}
            </Button>
          </FilePreview>
        </Dialog>
      )}
    </Box>
  )
}

/** `Carte d’identité, recto`, or the name that was given to an additional one. */
export function usePieceName() {
  const t = useT()
  return ({ fileType, side, documentName }: Pick<CandidateFile, 'fileType' | 'side' | 'documentName'>) =>
    documentName ??
    [t(`rh.hiring.piece.${fileType}`), side && t(`rh.candidate.side.${side}`)].filter(Boolean).join(', ')
}
