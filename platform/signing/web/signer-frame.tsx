import Check from '~icons/ic/baseline-check'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { Logo } from '#kernel/web/kit/logo.tsx'
import { LanguageMenu } from './language-menu.tsx'

const steps = ['read', 'sign', 'end'] as const
export type Step = (typeof steps)[number]

type Props = { company: string | null; step: Step | null; children: ReactNode }

/** One column that a thumb reaches, under the name of who asks, the language, and how far one has come. */
export function SignerFrame({ company, step, children }: Props) {
  const t = useT()
  return (
    <Box sx={{ minHeight: '100vh' }}>
      <title>{`${t('signing.title')} · Sillon`}</title>
      <Box component="header" sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ maxWidth: 560, mx: 'auto', px: 2, pt: 1, pb: 1.5, display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            {company ? <Avatar name={company} size={36} /> : <Logo size={36} />}
            <Typography sx={{ flex: 1, minWidth: 0, fontWeight: 650, overflowWrap: 'anywhere' }}>
              <bdi>{company}</bdi>
            </Typography>
            <LanguageMenu />
          </Box>
          {step && <Steps present={step} />}
        </Box>
      </Box>
      <Box sx={{ maxWidth: 560, mx: 'auto', p: 2, display: 'grid', gap: 1.75, alignContent: 'start' }}>{children}</Box>
    </Box>
  )
}

function Steps({ present }: { present: Step }) {
  const t = useT()
  const index = steps.indexOf(present)
  return (
    <Box component="ol" sx={{ display: 'flex', gap: 0.75, listStyle: 'none', m: 0, p: 0 }}>
      {steps.map((step, place) => (
        <Box
          component="li"
          key={step}
          aria-current={place === index ? 'step' : undefined}
          sx={{
            flex: 1,
            pt: 1,
            borderTop: 5,
            borderColor: place <= index ? 'primary.main' : 'divider',
            color: place === index ? 'text.primary' : place < index ? 'primary.main' : 'text.secondary',
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            fontSize: 13,
            fontWeight: 600,
          }}
        >
          {place < index && <Check aria-hidden sx={{ fontSize: 16 }} />}
          {t(`signing.step.${step}`)}
        </Box>
      ))}
    </Box>
  )
}
