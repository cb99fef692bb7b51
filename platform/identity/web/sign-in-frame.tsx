import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Logo } from '#kernel/web/kit/logo.tsx'
import { Furrows } from './furrows.tsx'
import { LanguageLinks } from './language-links.tsx'

type Props = { title: string; children: ReactNode }

/** The pages before a session: the product's promise on one side, what is asked on the other. */
export const SignInFrame = ({ title, children }: Props) => (
  <Box
    sx={{
      minHeight: '100vh',
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', md: '11fr 10fr' },
      backgroundColor: 'background.paper',
    }}
  >
    <title>{`${title} · Sillon`}</title>
    <Promise />
    <Box sx={{ display: 'grid', alignContent: 'center', justifyItems: 'center', px: 3, py: { xs: 4, md: 6 } }}>
      <Box sx={{ width: 1, maxWidth: 380 }}>
        <Brand sx={{ display: { xs: 'flex', md: 'none' }, mb: 5, color: 'text.primary' }} />
        {children}
        <LanguageLinks />
      </Box>
    </Box>
  </Box>
)

function Promise() {
  const t = useT()
  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'hidden',
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        justifyContent: 'space-between',
        p: 6,
        minHeight: '100vh',
        backgroundColor: '#14241B',
        color: '#FFFFFF',
      }}
    >
      <Furrows />
      <Brand sx={{ position: 'relative' }} />
      <Box sx={{ position: 'relative' }}>
        <Typography variant="h1" component="p" sx={{ whiteSpace: 'pre-line' }}>
          {t('identity.login.claim')}
        </Typography>
        <Typography sx={{ mt: 1.5, maxWidth: 460, fontSize: '1rem', color: '#B9C8BE' }}>
          {t('identity.login.promise')}
        </Typography>
      </Box>
    </Box>
  )
}

const Brand = ({ sx }: { sx: object }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, ...sx }}>
    <Logo sx={{ fontSize: 36 }} />
    <Typography component="span" sx={{ fontSize: '1.4rem', fontWeight: 680, letterSpacing: '-0.01em' }}>
      Sillon
    </Typography>
  </Box>
)
