import Box from '@mui/material/Box'
import Portal from '@mui/material/Portal'
import { FirstLoad } from '#kernel/web/kit/first-load.tsx'

/** Hides a page that may be that of an ended session, until the server has answered. */
export const SleepCover = () => (
  <Portal>
    <Box sx={{ position: 'fixed', inset: 0, zIndex: theme => theme.zIndex.tooltip + 2, bgcolor: 'background.default' }}>
      <FirstLoad />
    </Box>
  </Portal>
)
