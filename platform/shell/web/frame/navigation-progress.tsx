import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { barHeight } from './sizes.ts'
import { useBarType } from './use-bar-type.ts'

/** Milliseconds. Most pages come sooner, and a line that moves costs each of them its frames. */
const patience = 150

/** A thin line under the bar while a page is fetched for long. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <LateLine />
}

function LateLine() {
  const type = useBarType()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return null
  return (
    <Box
      aria-hidden
      sx={{
        position: 'fixed',
        insetInline: 0,
        top: type === 'fixed' ? barHeight - 2 : 0,
        zIndex: theme => theme.zIndex.appBar + 1,
      }}
    >
      <LinearProgress sx={{ height: 2, borderRadius: 0 }} />
    </Box>
  )
}
