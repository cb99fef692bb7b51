import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'

/** First stop of the keyboard: past the menu, straight to the page. */
export function SkipLink() {
  const t = useT()
  return (
    <Box
      component="a"
      href="#content"
      onClick={event => {
        event.preventDefault()
        document.getElementById('content')?.focus()
      }}
      sx={{
        position: 'fixed',
        insetInlineStart: 12,
        top: -60,
        zIndex: 'tooltip',
        px: 2,
        py: 1.25,
        borderRadius: '8px',
        backgroundColor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 600,
        '&:focus': { top: 12 },
      }}
    >
      {t('shell.skip')}
    </Box>
  )
}
