import BusinessOutlined from '@mui/icons-material/BusinessOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { useT } from '#kernel/web/i18n.ts'
import type { LoginAnswer } from '../identity.model.ts'
import { leaveForCompany } from './company-round-trip.ts'
import { useCompanyReturn } from './use-company-return.ts'
import { useSignInProviders } from './use-sign-in-providers.ts'

type Props = { onAnswer: (answer: LoginAnswer) => Promise<void> }

/** The doors of companies that have a sign-in of their own, and what became of who comes back from there. */
export function CompanySignIn({ onAnswer }: Props) {
  const t = useT()
  const providers = useSignInProviders()
  const { isEntering, refusal } = useCompanyReturn(onAnswer)
  if (isEntering) {
    return (
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1.5, mt: 3 }}>
        <CircularProgress size={20} aria-hidden />
        {t('identity.company.entering')}
      </Box>
    )
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      {refusal && (
        <Alert severity="error" variant="outlined" sx={{ mt: 2.5 }}>
          {refusal}
        </Alert>
      )}
      {providers.length > 0 && <Or />}
      {providers.map(({ key, label }) => (
        <Button
          key={key}
          href={`/api/authorization/${key}/start`}
          onClick={leaveForCompany}
          variant="outlined"
          color="inherit"
          size="large"
          fullWidth
          startIcon={<BusinessOutlined />}
        >
          {t('identity.company.button', { company: label })}
        </Button>
      ))}
    </Box>
  )
}

function Or() {
  const t = useT()
  const line = { content: '""', flex: 1, borderBlockStart: '1px solid', borderColor: 'divider' }
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        mt: 2.5,
        fontSize: '0.8rem',
        color: 'text.secondary',
        '&::before': line,
        '&::after': line,
      }}
    >
      {t('identity.company.or')}
    </Box>
  )
}
