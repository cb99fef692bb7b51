import PhotoCameraOutlined from '~icons/ic/outline-photo-camera'
import UploadFileOutlined from '~icons/ic/outline-upload-file'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { type ChangeEvent, useRef, useState } from 'react'
import type { ApiError } from '#kernel/web/api.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { choosableOf, mostBytes, mostFiles } from '#rh/employee-documents/paper-file.model.ts'
import type { PieceAsked } from '../document-request.model.ts'
import { sentPiecesCalls } from '../sent-pieces.calls.ts'
import { lightenPhoto } from './lighten-photo.ts'
import { PageToSend } from './page-to-send.tsx'

type Props = { token: string; asked: PieceAsked; onSent: () => void; onDead: () => void }

/** Photos or files, a page at a time; what was chosen stays when the line is too slow for it. */
export function SendPieceForm({ token, asked, onSent, onDead }: Props) {
  const t = useT()
  const [pages, setPages] = useState<readonly File[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const { send, isSending } = useSend(sentPiecesCalls.sendPiece, { staysOnPage: true })
  const types = choosableOf(asked.kind)

  const add = async (chosen: readonly File[]) => {
    const files = await Promise.all(chosen.map(lightenPhoto))
    const obstacle = obstacleOf(files)
    setRefusal(obstacle)
    if (obstacle === null) setPages([...pages, ...files])
  }
  const obstacleOf = (files: readonly File[]) => {
    const wrong = files.find(
      ({ name, type }) => !types.some(known => known === type || name.toLowerCase().endsWith(known)),
    )
    if (wrong) return t('rh.piece.wrong-type', { name: wrong.name })
    const large = files.find(({ size }) => size > mostBytes)
    if (large) return t('rh.piece.too-large', { name: large.name })
    return pages.length + files.length > mostFiles ? t('rh.piece.too-many', { most: mostFiles }) : null
  }
  const submit = async () => {
    setRefusal(null)
    try {
      await send({ token }, { files: pages })
      onSent()
    } catch (failure) {
      const { status, message } = failure as ApiError
      if (status === 404) onDead()
      else setRefusal(message)
    }
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography sx={{ color: 'text.secondary' }}>{t('rh.piece.asks', { company: asked.company })}</Typography>
        <Typography variant="h5" component="p">
          {asked.kindLabel}
        </Typography>
      </Box>
      {pages.map((file, index) => (
        <PageToSend
          key={`${file.name} ${file.lastModified} ${file.size}`}
          file={file}
          page={index + 1}
          onRemove={isSending ? undefined : () => setPages(pages.toSpliced(index, 1))}
        />
      ))}
      {refusal && <Alert severity="error">{refusal}</Alert>}
      {!isSending && (
        <>
          <Chooser
            label={pages.length > 0 ? t('rh.piece.more') : t('rh.piece.photo')}
            accept="image/*"
            isCamera
            isFirst={pages.length === 0}
            onFiles={add}
          />
          <Chooser label={t('verb.chooseFile')} accept={types.join(',')} onFiles={add} />
        </>
      )}
      {pages.length === 0 && <Typography variant="body2">{t('rh.piece.help')}</Typography>}
      {pages.length > 0 && (
        <Button variant="contained" size="large" disabled={isSending} sx={large} onClick={submit}>
          {isSending ? t('state.sending') : t('verb.send')}
        </Button>
      )}
      <Box role="status">{isSending && <LinearProgress aria-label={t('state.sending')} />}</Box>
    </Box>
  )
}

type Choosing = {
  label: string
  accept: string
  isCamera?: boolean
  /** The main thing to do, as long as nothing was chosen. */
  isFirst?: boolean
  onFiles: (files: readonly File[]) => unknown
}

/** A large button that opens the camera, or the files of a telephone. */
function Chooser({ label, accept, isCamera = false, isFirst = false, onFiles }: Choosing) {
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    target.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        {...(isCamera ? { capture: 'environment' } : { multiple: true })}
        onChange={choose}
      />
      <Button
        variant={isFirst ? 'contained' : 'outlined'}
        color={isFirst ? 'primary' : 'inherit'}
        size="large"
        startIcon={isCamera ? <PhotoCameraOutlined /> : <UploadFileOutlined />}
        sx={isFirst ? { ...large, minHeight: 120 } : large}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}

const large = { minHeight: 64, fontSize: '1.05rem' }
