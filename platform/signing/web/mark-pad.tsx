import DrawOutlined from '~icons/ic/outline-draw'
import KeyboardOutlined from '~icons/ic/outline-keyboard'
import Undo from '~icons/ic/baseline-undo'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import type SignaturePad from 'signature_pad'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'

/** A name set in letters, or a drawing: PNG in base 64, null as long as nothing was drawn. */
export type Mark = { kind: 'typed' } | { kind: 'drawn'; picture: string | null }

type Props = { name: string; mark: Mark; onChange: (mark: Mark) => void }

/** With a finger or by the keyboard. No speed and no pressure is kept: the drawing is decoration, the code is the proof. */
export function MarkPad({ name, mark, onChange }: Props) {
  const t = useT()
  const { date } = useFormat()
  const pad = useRef<SignaturePad>(null)
  const choose = (kind: Mark['kind'] | null) => {
    if (kind) onChange(kind === 'typed' ? { kind } : { kind, picture: null })
  }
  const erase = () => {
    pad.current?.clear()
    onChange({ kind: 'drawn', picture: null })
  }
  return (
    <>
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={mark.kind}
        aria-label={t('signing.mark')}
        onChange={(_, kind: Mark['kind'] | null) => choose(kind)}
      >
        <ToggleButton value="drawn" sx={{ minHeight: 52, gap: 1 }}>
          <DrawOutlined aria-hidden />
          {t('signing.mark.drawn')}
        </ToggleButton>
        <ToggleButton value="typed" sx={{ minHeight: 52, gap: 1 }}>
          <KeyboardOutlined aria-hidden />
          {t('signing.mark.typed')}
        </ToggleButton>
      </ToggleButtonGroup>
      <Card sx={{ px: 2, pt: 1, pb: 0.5 }}>
        {mark.kind === 'drawn' ? (
          <Drawing label={t('signing.draw-here')} pad={pad} onDrawn={picture => onChange({ kind: 'drawn', picture })} />
        ) : (
          <Box sx={{ height: 170, display: 'grid', placeItems: 'center' }}>
            <Typography component="p" sx={{ fontSize: 30, fontStyle: 'italic', overflowWrap: 'anywhere' }}>
              <bdi>{name}</bdi>
            </Typography>
          </Box>
        )}
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
            minHeight: 48,
            borderTop: '1px dashed',
            borderColor: 'divider',
          }}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <bdi>{name}</bdi>, {date(Temporal.Now.plainDateISO('Europe/Paris').toString())}
          </Typography>
          {mark.kind === 'drawn' && (
            <Button color="inherit" startIcon={<Undo />} sx={{ minHeight: 44 }} onClick={erase}>
              {t('signing.erase')}
            </Button>
          )}
        </Box>
      </Card>
    </>
  )
}

type DrawingProps = {
  label: string
  pad: React.RefObject<SignaturePad | null>
  onDrawn: (picture: string) => void
}

function Drawing({ label, pad, onDrawn }: DrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const told = useRef(onDrawn)
  told.current = onDrawn
  useEffect(() => {
    const target = canvas.current
    let isLeft = false
    void import('signature_pad').then(({ default: Pad }) => {
      if (isLeft || !target) return
      target.width = target.clientWidth * 2
      target.height = target.clientHeight * 2
      target.getContext('2d')?.scale(2, 2)
      pad.current = new Pad(target, { penColor: '#14304f', minWidth: 1, maxWidth: 2.6 })
      pad.current.addEventListener('endStroke', () => {
        const [, picture = ''] = target.toDataURL('image/png').split(',')
        told.current(picture)
      })
    })
    return () => {
      isLeft = true
      pad.current?.off()
      pad.current = null
    }
  }, [pad])
  return (
    <Box
      component="canvas"
      ref={canvas}
      role="img"
      aria-label={label}
      sx={{ display: 'block', width: 1, height: 170, touchAction: 'none', bgcolor: '#fff', borderRadius: '6px' }}
    />
  )
}
