import ErrorOutlined from '~icons/ic/outline-error-outline'
import Schedule from '~icons/ic/baseline-schedule'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useT } from '../../i18n.ts'
import { useOutbox } from '../../offline/outbox.ts'
import type { WaitingAct } from '../../offline/waiting-act.ts'
import { WaitingSheet } from './waiting-sheet.tsx'

type Props = {
  /** Writes down what somebody gave up, and why. */
  onAbandon: (act: WaitingAct, reason: string) => Promise<unknown>
}

/** How many acts wait for the network, or for somebody to decide; nothing where none does. A tap tells which. */
export function WaitingBadge({ onAbandon }: Props) {
  const t = useT()
  const acts = useOutbox()
  const [isOpen, setIsOpen] = useState(false)
  const refused = acts.filter(({ refusal }) => refusal).length
  const waits = acts.some(({ tries }) => tries > 0)
  return (
    <>
      {(waits || refused > 0) && (
        <Button
          onClick={() => setIsOpen(true)}
          startIcon={refused > 0 ? <ErrorOutlined /> : <Schedule />}
          sx={{
            minHeight: 56,
            px: 2,
            borderRadius: '12px',
            fontSize: '1.05rem',
            whiteSpace: 'nowrap',
            color: refused > 0 ? '#FFFFFF' : '#2A1B00',
            bgcolor: refused > 0 ? '#B02637' : '#F0B04A',
            '&:hover': { bgcolor: refused > 0 ? '#B02637' : '#F0B04A' },
          }}
        >
          {refused > 0 ? t('kernel.waiting.refused', { n: refused }) : t('kernel.waiting.count', { n: acts.length })}
        </Button>
      )}
      {isOpen && <WaitingSheet acts={acts} onAbandon={onAbandon} onClose={() => setIsOpen(false)} />}
    </>
  )
}
