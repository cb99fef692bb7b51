import Box from '@mui/material/Box'
import { useLocation, useNavigate } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { currentSession } from '#kernel/web/session.ts'
import { landingOf } from '#platform/identity/landing.model.ts'
import { returnAddress } from '#platform/identity/return-address.model.ts'
import { OwnClients } from './own-clients.tsx'
import { useChooseClient } from './use-choose-client.ts'

/** The choice of a client before anything else. */
export function ClientChoicePage() {
  const t = useT()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { choose, isChoosing } = useChooseClient(() => {
    const { person, client } = currentSession()
    if (person) return navigate(returnAddress(search) ?? landingOf(person, client), { replace: true })
  })
  return (
    <Box sx={{ maxWidth: 1080, mx: 'auto', pt: { sm: 3 } }}>
      <Page title={t('clients.choice.title')} context={t('clients.choice.context')}>
        <OwnClients onChoose={choose} isChoosing={isChoosing} />
      </Page>
    </Box>
  )
}
