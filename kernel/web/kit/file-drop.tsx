import PhotoCameraOutlined from '~icons/ic/outline-photo-camera'
import UploadFileOutlined from '~icons/ic/outline-upload-file'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { type DragEvent, useId, useRef, useState } from 'react'
import type { FileRule } from '#kernel/shared/call.ts'
import { useT } from '../i18n.ts'

type Props = {
  /** What is wanted: `Déposez une photo ici`. */
  label: string
  /** The verb of the button: `Choisir une photo`. */
  choose: string
  /** The verb of the button that opens the camera of a telephone: `Prendre une photo`. Without it there is none. */
  photograph?: string
  /** Only where the label does not say enough: types, size. */
  help?: string
  /** The call's own; the server judges by the same. A type that browsers do not know may stand as an ending: `.heic`. */
  rule: Pick<FileRule, 'types' | 'maxBytes' | 'many'>
  onFiles: (files: readonly File[]) => void
}

/** A place to drop files on, with a button for those who choose them. What the server would refuse is told at once. */
export function FileDrop({ label, choose, photograph, help, rule, onFiles }: Props) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const helpId = useId()
  const [isOver, setIsOver] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const take = (given: readonly File[]) => {
    const files = rule.many ? given : given.slice(0, 1)
    const wrong = files.find(file => !isTaken(rule.types, file))
    const large = files.find(file => file.size > rule.maxBytes)
    const megabytes = Math.floor(rule.maxBytes / 1_000_000)
    setRefusal(
      wrong
        ? t('kernel.file.type', { name: wrong.name })
        : large
          ? t('kernel.file.size', { name: large.name, megabytes })
          : null,
    )
    if (!wrong && !large && files.length > 0) onFiles(files)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take([...event.dataTransfer.files])
  }
  const choice = (chosen: HTMLInputElement) => {
    take([...(chosen.files ?? [])])
    chosen.value = ''
  }

  return (
    <Box
      onDragOver={event => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={theme => ({
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 1,
        px: 2,
        py: 2.5,
        borderRadius: '10px',
        border: `1.5px dashed ${isOver ? theme.vars.palette.primary.main : theme.vars.palette.text.disabled}`,
        backgroundColor: isOver ? theme.vars.palette.action.hover : 'transparent',
        transition: 'background-color 120ms, border-color 120ms',
      })}
    >
      <UploadFileOutlined aria-hidden sx={{ color: 'text.secondary' }} />
      <Typography variant="body2">{label}</Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept={rule.types.join(',')}
        multiple={rule.many ?? false}
        onChange={event => choice(event.target)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        {photograph && (
          <>
            <input
              ref={camera}
              type="file"
              hidden
              accept="image/*"
              capture="environment"
              onChange={event => choice(event.target)}
            />
            <Button
              variant="contained"
              startIcon={<PhotoCameraOutlined />}
              sx={{ minHeight: 56, '@media not (pointer: coarse)': { display: 'none' } }}
              onClick={() => camera.current?.click()}
            >
              {photograph}
            </Button>
          </>
        )}
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          aria-describedby={helpId}
          sx={{ '@media (pointer: coarse)': { minHeight: 56 } }}
          onClick={() => input.current?.click()}
        >
          {choose}
        </Button>
      </Box>
      <FormHelperText
        id={helpId}
        error={refusal !== null}
        role={refusal ? 'alert' : undefined}
        sx={{ m: 0, textAlign: 'center' }}
      >
        {refusal ?? help}
      </FormHelperText>
    </Box>
  )
}

const isTaken = (types: readonly string[], { name, type }: File) =>
  types.some(taken => taken === type || (taken.startsWith('.') && name.toLowerCase().endsWith(taken)))
