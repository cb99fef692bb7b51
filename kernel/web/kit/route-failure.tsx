import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRouteError } from 'react-router'
import { useT } from '../i18n.ts'
import { PartNotLoaded } from '../part-not-loaded.ts'

/** Takes the place of a page that could not be loaded or drawn; the menu around it stays. */
export function RouteFailure() {
  const t = useT()
  const error = useRouteError()
  const text = error instanceof PartNotLoaded ? t('kernel.route.not-loaded') : t('kernel.route.broken')
  return (
    <Box
      role="alert"
      sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 2, p: { xs: 3, sm: 8 } }}
    >
      <Typography variant="h4" component="h1">
        {t('kernel.failed.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 480 }}>{text}</Typography>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('kernel.route.reload')}
      </Button>
    </Box>
  )
}
