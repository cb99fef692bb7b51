import CheckCircleOutlined from '~icons/ic/outline-check-circle'
import HelpOutlined from '~icons/ic/outline-help'
import TaskAlt from '~icons/ic/baseline-task-alt'
import Box from '@mui/material/Box'
import Modal from '@mui/material/Modal'
import { type ReactNode, useEffect } from 'react'
import { BigButton } from './big-button.tsx'
import { playSound } from './play-sound.ts'

type Props = {
  /** What may not be done, in four words. */
  title: string
  /** Which lot, which line. */
  about?: string | undefined
  why: { title: string; text: ReactNode }
  todo?: { title: string; steps: readonly ReactNode[] }
  /** What did not happen: nothing was poured. */
  unharmed: { title: string; text: string }
  understood: string
  onClose: () => void
}

/** A refusal that nobody overlooks: the whole screen in red over whatever step is open, a low sound, one button. */
export function RefusalScreen({ title, about, why, todo, unharmed, understood, onClose }: Props) {
  useEffect(() => playSound('refused'), [])
  return (
    <Modal open onClose={onClose}>
      <Box role="alertdialog" aria-modal aria-labelledby="refusal-title" aria-describedby="refusal-why" sx={screen}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
          <Octagon />
          <Box sx={{ minWidth: 0 }}>
            <Box
              id="refusal-title"
              component="h1"
              sx={{ m: 0, fontSize: 'clamp(2rem, 5vw, 4.25rem)', lineHeight: 1.1, fontWeight: 750 }}
            >
              {title}
            </Box>
            {about && (
              <Box
                sx={{
                  fontSize: 'clamp(1.5rem, 4vw, 3.25rem)',
                  fontWeight: 700,
                  overflowWrap: 'anywhere',
                  unicodeBidi: 'plaintext',
                  textAlign: 'left',
                }}
              >
                {about}
              </Box>
            )}
          </Box>
        </Box>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: todo ? '1fr 1.2fr' : '1fr' },
            gap: 2,
            alignContent: 'start',
          }}
        >
          <Box sx={{ ...panel, bgcolor: 'rgba(0, 0, 0, 0.18)' }}>
            <PanelTitle icon={<HelpOutlined />}>{why.title}</PanelTitle>
            <Box id="refusal-why" sx={{ fontSize: 'clamp(1.4rem, 3.6vh, 2.2rem)', fontWeight: 600, lineHeight: 1.3 }}>
              {why.text}
            </Box>
          </Box>
          {todo && (
            <Box sx={{ ...panel, bgcolor: '#FFFFFF', color: '#1A231E' }}>
              <PanelTitle icon={<TaskAlt sx={{ color: '#1B7046' }} />}>{todo.title}</PanelTitle>
              <Box
                component="ol"
                sx={{
                  m: 0,
                  pl: todo.steps.length > 1 ? 3 : 0,
                  listStyle: todo.steps.length > 1 ? undefined : 'none',
                  fontSize: 'clamp(1.3rem, 3.2vh, 2rem)',
                  lineHeight: 1.4,
                }}
              >
                {todo.steps.map((step, place) => (
                  <li key={place}>{step}</li>
                ))}
              </Box>
            </Box>
          )}
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 2, alignItems: 'center' }}>
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', fontSize: '1.3rem' }}>
            <CheckCircleOutlined aria-hidden sx={{ fontSize: 36 }} />
            <span>
              <strong>{unharmed.title}</strong>
              <br />
              {unharmed.text}
            </span>
          </Box>
          <Box sx={{ '& button': { bgcolor: '#FFFFFF', color: '#8F1D2A' } }}>
            <BigButton label={understood} tone="error" onPress={onClose} />
          </Box>
        </Box>
      </Box>
    </Modal>
  )
}

const PanelTitle = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Box component="h2" sx={{ m: 0, mb: 1.5, display: 'flex', gap: 1.5, alignItems: 'center', fontSize: '1.4rem' }}>
    {icon}
    {children}
  </Box>
)

const Octagon = () => (
  <Box component="svg" viewBox="0 0 100 100" aria-hidden sx={{ width: 'clamp(96px, 14vw, 180px)', flexShrink: 0 }}>
    <path d="M30 2h40l28 28v40L70 98H30L2 70V30z" fill="#FFFFFF" />
    <path d="M50 24v30" stroke="#A62633" strokeWidth="10" strokeLinecap="round" />
    <circle cx="50" cy="73" r="6.5" fill="#A62633" />
  </Box>
)

const screen = {
  position: 'fixed',
  inset: 0,
  outline: 0,
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: 3,
  p: { xs: 2, md: 4 },
  overflowY: 'auto',
  bgcolor: '#A62633',
  color: '#FFFFFF',
} as const

const panel = { borderRadius: '20px', p: 3 } as const
