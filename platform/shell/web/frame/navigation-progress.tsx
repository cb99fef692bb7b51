import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useNavigation } from 'react-router'
import { barHeight } from './sizes.ts'
import { useBarType } from './use-bar-type.ts'

/** A thin line under the bar while a page is fetched. It waits 150 ms: most pages come sooner. */
export function NavigationProgress() {
  const { state } = useNavigation()
  const type = useBarType()
  if (state === 'idle') return null
  return (
    <Box
      aria-hidden
      sx={{
        position: 'fixed',
        insetInline: 0,
        top: type === 'fixed' ? barHeight - 2 : 0,
        zIndex: theme => theme.zIndex.appBar + 1,
        opacity: 0,
        animation: 'appear 1ms 150ms forwards',
        '@keyframes appear': { to: { opacity: 1 } },
      }}
    >
      <LinearProgress sx={{ height: 2, borderRadius: 0 }} />
    </Box>
  )
}
