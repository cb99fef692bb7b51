import ErrorOutlined from '~icons/ic/outline-error-outline'
import CloudOff from '~icons/ic/baseline-cloud-off'
import Schedule from '~icons/ic/baseline-schedule'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useConnection } from '../../connection.ts'
import { useT } from '../../i18n.ts'
import { useOutbox } from '../../offline/outbox.ts'
import type { WaitingAct } from '../../offline/waiting-act.ts'
import { WaitingSheet } from './waiting-sheet.tsx'

type Props = {
  /** Writes down what somebody gave up, and why. */
  onAbandon: (act: WaitingAct, reason: string) => Promise<unknown>
}

/** How many acts wait for the network, or for somebody to decide, and whether there is one. A tap tells which acts. */
export function WaitingBadge({ onAbandon }: Props) {
  const t = useT()
  const acts = useOutbox()
  const [isOpen, setIsOpen] = useState(false)
  const refused = acts.filter(({ refusal }) => refusal).length
  const waits = acts.some(({ tries }) => tries > 0)
  const isCut = useConnection() !== 'online'
  return (
    <>
      {isCut && !waits && refused === 0 && (
        <Box role="status" sx={{ ...pill, ...waiting, display: 'flex', alignItems: 'center', gap: 1 }}>
          <CloudOff /> {t('kernel.waiting.offline')}
        </Box>
      )}
      {(waits || refused > 0) && (
        <Button
          onClick={() => setIsOpen(true)}
          startIcon={refused > 0 ? <ErrorOutlined /> : isCut ? <CloudOff /> : <Schedule />}
          sx={{ ...pill, ...(refused > 0 ? stuck : waiting) }}
        >
          {refused > 0 ? t('kernel.waiting.refused', { n: refused }) : t('kernel.waiting.count', { n: acts.length })}
        </Button>
      )}
      {isOpen && <WaitingSheet acts={acts} onAbandon={onAbandon} onClose={() => setIsOpen(false)} />}
    </>
  )
}

const pill = {
  minHeight: 56,
  px: 2,
  borderRadius: '12px',
  fontSize: '1.05rem',
  whiteSpace: 'nowrap',
  flexShrink: 0,
} as const
const waiting = { color: '#2A1B00', bgcolor: '#F0B04A', '&:hover': { bgcolor: '#F0B04A' } } as const
const stuck = { color: '#FFFFFF', bgcolor: '#B02637', '&:hover': { bgcolor: '#B02637' } } as const
