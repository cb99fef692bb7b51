import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { CopyButton } from '#kernel/web/kit/copy-button.tsx'

type Props = { secret: string; otpauthUrl: string; qrSvg: string }

/** The secret of the telephone: to scan, to tap on the telephone itself, or to copy by hand. */
export function SecretToScan({ secret, otpauthUrl, qrSvg }: Props) {
  const t = useT()
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2.5 }}>
      <Typography variant="body2">{t('identity.enrolment.scan')}</Typography>
      <Box
        component="img"
        src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`}
        alt={t('identity.enrolment.qr')}
        sx={{ width: 176, height: 176, p: 1, justifySelf: 'center', borderRadius: '10px', bgcolor: '#FFFFFF' }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('identity.enrolment.by-hand')} <Link href={otpauthUrl}>{t('identity.enrolment.same-device')}</Link>
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Box component="code" dir="ltr" sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </Box>
        <CopyButton text={secret} label={t('identity.enrolment.copy')} />
      </Box>
    </Box>
  )
}
