import CheckCircleOutlined from '~icons/ic/outline-check-circle'
import HelpOutlined from '~icons/ic/outline-help'
import LockOpen from '~icons/ic/outline-lock-open'
import TaskAlt from '~icons/ic/baseline-task-alt'
import Box from '@mui/material/Box'
import Modal from '@mui/material/Modal'
import { type ReactNode, useEffect } from 'react'
import { Avatar } from '../avatar.tsx'
import { BigButton } from './big-button.tsx'
import { playSound } from './play-sound.ts'

type Props = {
  /** Where one is, and who is refused: told above, in small. */
  where: string
  who?: string | undefined
  /** What may not be done, in four words. */
  title: string
  /** What is refused: its number, as large as what may not be done. */
  which?: string | undefined
  about?: string | undefined
  why: { title: string; text: ReactNode; more?: string | undefined }
  todo?: { title: string; steps: readonly ReactNode[] } | undefined
  /** Who may lift what stands in the way. */
  lift?: { title: string; people: readonly Lifter[]; otherwise: string } | undefined
  /** What did not happen: nothing was poured. */
  unharmed: { title: string; text: string }
  understood: string
  onClose: () => void
}

type Lifter = { id: string; name: string; services: string | null }

/** A refusal that nobody overlooks: the whole screen in red over whatever step is open, a low sound, one button. */
export function RefusalScreen(props: Props) {
  const { where, who, title, which, about, why, todo, lift, unharmed, understood, onClose } = props
  useEffect(() => playSound('refused'), [])
  return (
    <Modal open onClose={onClose}>
      <Box role="alertdialog" aria-modal aria-labelledby="refusal-title" aria-describedby="refusal-why" sx={screen}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontSize: '1.25rem', fontWeight: 600 }}>
          <bdi>{where}</bdi>
          {who && <span>{who}</span>}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 2, md: 5 } }}>
          <Octagon />
          <Box sx={{ minWidth: 0 }}>
            <Box component="h1" id="refusal-title" sx={{ m: 0, ...large }}>
              {title}
            </Box>
            {which && (
              <Box sx={{ ...large, overflowWrap: 'anywhere' }}>
                <bdi>{which}</bdi>
              </Box>
            )}
            {about && <Box sx={{ mt: 1, fontSize: 'clamp(1.1rem, 2vw, 1.5rem)' }}>{about}</Box>}
          </Box>
        </Box>
        <Box sx={{ ...panels, gridTemplateColumns: { xs: '1fr', md: columnsOf(todo, lift) } }}>
          <Box sx={{ ...panel, ...dark }}>
            <PanelTitle icon={<HelpOutlined />}>{why.title}</PanelTitle>
            <Box id="refusal-why" sx={{ fontSize: 'clamp(1.3rem, 3.2vh, 1.9rem)', fontWeight: 600, lineHeight: 1.3 }}>
              {why.text}
            </Box>
            {why.more && <Box sx={{ mt: 1.5, fontSize: '1.15rem', lineHeight: 1.35 }}>{why.more}</Box>}
          </Box>
          {todo && (
            <Box sx={{ ...panel, bgcolor: '#FFFFFF', color: '#1A231E' }}>
              <PanelTitle icon={<TaskAlt />} color="#1B7046">
                {todo.title}
              </PanelTitle>
              <Steps steps={todo.steps} />
            </Box>
          )}
          {lift && (
            <Box sx={{ ...panel, ...dark }}>
              <PanelTitle icon={<LockOpen />}>{lift.title}</PanelTitle>
              {lift.people.length > 0 ? <Lifters people={lift.people} /> : <Box sx={said}>{lift.otherwise}</Box>}
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

const columnsOf = (todo: unknown, lift: unknown) =>
  ['1fr', ...(todo ? ['1.2fr'] : []), ...(lift ? ['1fr'] : [])].join(' ')

const PanelTitle = ({ icon, color, children }: { icon: ReactNode; color?: string; children: ReactNode }) => (
  <Box
    component="h2"
    sx={{ m: 0, mb: 1.5, display: 'flex', gap: 1.5, alignItems: 'center', fontSize: '1.4rem', ...(color && { color }) }}
  >
    {icon}
    {children}
  </Box>
)

const Steps = ({ steps }: { steps: readonly ReactNode[] }) => (
  <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, ...said }}>
    {steps.map((step, place) => (
      <Box component="li" key={place} sx={{ display: 'flex', gap: 1.5, alignItems: 'start' }}>
        {steps.length > 1 && (
          <Box component="span" aria-hidden sx={numeral}>
            {place + 1}
          </Box>
        )}
        <span>{step}</span>
      </Box>
    ))}
  </Box>
)

const Lifters = ({ people }: { people: readonly Lifter[] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
    {people.map(({ id, name, services }) => (
      <Box component="li" key={id} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <Avatar name={name} size={48} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontSize: '1.25rem', fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</Box>
          {services && <Box sx={{ fontSize: '1.05rem' }}>{services}</Box>}
        </Box>
      </Box>
    ))}
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
  gridTemplateRows: 'auto auto 1fr auto',
  gap: 3,
  p: { xs: 2, md: 4 },
  overflowY: 'auto',
  bgcolor: '#A62633',
  color: '#FFFFFF',
} as const

const panels = { display: 'grid', gap: 2, alignContent: 'start', alignItems: 'stretch' } as const
const panel = { borderRadius: '20px', p: 3 } as const
const dark = { bgcolor: 'rgba(0, 0, 0, 0.18)' } as const
const large = { fontSize: 'clamp(1.9rem, 4.8vw, 4.25rem)', lineHeight: 1.15, fontWeight: 750 } as const
const said = { fontSize: 'clamp(1.2rem, 2.8vh, 1.6rem)', lineHeight: 1.35 } as const
const numeral = {
  flexShrink: 0,
  width: 40,
  height: 40,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  bgcolor: '#1B7046',
  color: '#FFFFFF',
  fontSize: '1.25rem',
  fontWeight: 700,
} as const
