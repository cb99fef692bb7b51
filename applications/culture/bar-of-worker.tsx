import ArrowBack from '~icons/ic/baseline-arrow-back'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { WaitingBadge } from '#kernel/web/kit/touch/waiting-badge.tsx'
import { turnsWithLanguage } from '#kernel/web/kit/turns-with-language.ts'
import type { WaitingAct } from '#kernel/web/offline/waiting-act.ts'

type Props = {
  title: string
  /** What stands below it. */
  note: ReactNode
  /** Where the arrow leads, in words. */
  back: string
  onBack: () => void
  /** Keeps what could not be sent, and why it was given up. */
  onGivenUp: (sentence: string) => Promise<unknown>
}

/** The bar over what somebody enters among the rows: the way back, what it is about, and what still waits to be sent. */
export const BarOfWorker = ({ title, note, back, onBack, onGivenUp }: Props) => (
  <>
    <IconButton aria-label={back} onClick={onBack} sx={{ width: 56, height: 56, color: 'inherit' }}>
      <ArrowBack sx={{ fontSize: 28, ...turnsWithLanguage }} />
    </IconButton>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box component="h1" sx={{ m: 0, fontSize: '1.25rem', lineHeight: 1.2 }}>
        <bdi>{title}</bdi>
      </Box>
      {note}
    </Box>
    <WaitingBadge onAbandon={(act: WaitingAct, reason) => onGivenUp(`${act.label} · ${reason}`.slice(0, 500))} />
  </>
)
