import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { useWakeLock } from '#kernel/web/kit/touch/use-wake-lock.ts'
import { OutcomeSheet } from '#kernel/web/kit/outcome-sheet.tsx'
import type { WallOfLine } from '../wall.model.ts'
import { wallCalls } from '../wall.calls.ts'
import { Wall } from './wall.tsx'

const everyMs = 5_000
/** How long each of several lines is shown. */
const turnMs = 15_000

/** What a screen on a wall shows, opened by its link alone. */
export function DisplayPage() {
  const t = useT()
  useWakeLock()
  const token = useLocation().hash.slice(1)
  const { data, error } = useCall(
    wallCalls.getWalls,
    { token },
    { enabled: token !== '', staysOnPage: true, refetchInterval: everyMs },
  )
  const isDead = token === '' || error?.status === 404 || data?.length === 0
  if (isDead) return <OutcomeSheet title={t('atelier.display.dead')} text={t('atelier.display.dead-text')} />
  if (!data) return <Box sx={{ position: 'fixed', inset: 0, bgcolor: '#0B120D' }} />
  return <InTurn lines={data} />
}

function InTurn({ lines }: { lines: readonly WallOfLine[] }) {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTurn(before => before + 1), turnMs)
    return () => clearInterval(timer)
  }, [])
  const place = turn % lines.length
  const line = lines[place]
  if (!line) return null
  return <Wall line={line} end={lines.length > 1 && <Box dir="ltr">{`${place + 1} / ${lines.length}`}</Box>} />
}
