import Button from '@mui/material/Button'
import { Link, useNavigate } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { useSession } from '#kernel/web/session.ts'
import { clientChoice, homeOfSuperRole } from '#platform/identity/landing.model.ts'

/** The ways out: back, home, another client, or sign in. */
export function OutcomeActions() {
  const t = useT()
  const navigate = useNavigate()
  const { status, person } = useSession()
  if (status !== 'in' || !person) {
    return (
      <Button component={Link} to="/login" variant="contained">
        {t('shell.outcome.sign-in')}
      </Button>
    )
  }
  return (
    <>
      <Button component={Link} to="/" variant="contained">
        {t('shell.outcome.home')}
      </Button>
      <Button variant="outlined" color="inherit" onClick={() => navigate(-1)}>
        {t('shell.outcome.back')}
      </Button>
      {!homeOfSuperRole(person) && (
        <Button component={Link} to={clientChoice} variant="outlined" color="inherit">
          {t('shell.outcome.clients')}
        </Button>
      )}
    </>
  )
}
