import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Link, useLocation } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { useSession } from '#kernel/web/session.ts'
import { homeOfSuperRole } from '#platform/identity/landing.model.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'
import { ApplicationIcon } from './menu/application-icon.tsx'
import { capitalise } from './menu/menu-tree.ts'

type Props = {
  name: string
  plan: string | undefined
  application?: { code: string; name: string; colour: string } | undefined
}

/** Says that a page is still to come, and what it will be. */
export function PlannedSheet({ name, plan, application }: Props) {
  const t = useT()
  const { pathname } = useLocation()
  const { person, client } = useSession()
  const home = (!client && person && homeOfSuperRole(person)) || namedRoutes.dashboard
  const colour = application?.colour
  return (
    <Page title={capitalise(name)} context={t('shell.planned.context')}>
      <Card
        sx={theme => ({
          maxWidth: 720,
          p: { xs: 2.5, sm: 3.5 },
          borderInlineStart: `4px solid ${colour ?? theme.vars.palette.primary.main}`,
          display: 'grid',
          gap: 1.5,
          justifyItems: 'start',
        })}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {application && <ApplicationIcon {...application} size={30} look="tinted" />}
          {application && (
            <Typography variant="subtitle2" component="span">
              {capitalise(application.name)}
            </Typography>
          )}
          <Chip label={t('shell.planned')} {...(colour ? { colour } : { tone: 'primary' })} />
        </Box>
        {plan && (
          <Box>
            <Typography variant="overline" component="h2" sx={{ color: 'text.secondary' }}>
              {t('shell.planned.what')}
            </Typography>
            <Typography sx={{ fontSize: '1.05rem', lineHeight: 1.6 }}>{plan}</Typography>
          </Box>
        )}
        {pathname !== home && (
          <Button component={Link} to={home} variant="outlined" color="inherit" sx={{ mt: 1 }}>
            {t('shell.planned.back')}
          </Button>
        )}
      </Card>
    </Page>
  )
}
