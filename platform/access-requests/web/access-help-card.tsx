import Apps from '~icons/ic/baseline-apps'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useSession } from '#kernel/web/session.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { locales } from '#kernel/shared/dates-in-words.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'
import type { AccessHelp } from '../access-request.model.ts'
import { accessRequestsCalls } from '../access-requests.calls.ts'
import { AskDialog } from './ask-dialog.tsx'

/** Nothing is open yet: who can change that, how to ask him, and what one may do meanwhile. */
export function AccessHelpCard() {
  const t = useT()
  const { client } = useSession()
  const { data, error, refetch } = useCall(accessRequestsCalls.getAccessHelp, {}, { staysOnPage: true })
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <CardSkeleton lines={4} />
  return (
    <Card sx={{ p: { xs: 2.5, sm: 4 }, maxWidth: 640, mx: 'auto', width: 1 }}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center', textAlign: 'center' }}>
        <Apps aria-hidden sx={{ fontSize: 48, color: 'text.disabled' }} />
        <Typography variant="h6" component="h2">
          {t('access-requests.nothing')}
        </Typography>
        <WhoGives help={data} client={client?.name ?? ''} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'center' }}>
          {data.administrators.map(({ firstname, name }) => (
            <Box key={`${firstname} ${name}`} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Avatar name={`${firstname} ${name}`} />
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                <bdi>{`${firstname} ${name}`}</bdi>
              </Typography>
            </Box>
          ))}
        </Box>
        <Asking help={data} />
        <Button component={Link} to={namedRoutes.userProfile} color="inherit">
          {t('access-requests.profile')}
        </Button>
      </Box>
    </Card>
  )
}

function WhoGives({ help: { administrators }, client }: { help: AccessHelp; client: string }) {
  const t = useT()
  const language = useLanguage()
  const names = new Intl.ListFormat(locales[language], { type: 'disjunction' }).format(
    administrators.map(({ firstname, name }) => `${firstname} ${name}`),
  )
  const text = administrators.length === 0 ? t('access-requests.nobody') : t('access-requests.who', { client, names })
  return <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
}

function Asking({ help: { administrators, askedAt, mayAsk } }: { help: AccessHelp }) {
  const t = useT()
  const { moment } = useFormat()
  const [isAsking, setIsAsking] = useState(false)
  if (administrators.length === 0) return null
  if (!mayAsk) return <Typography role="status">{t('access-requests.sent', { when: moment(askedAt) })}</Typography>
  return (
    <>
      <Button variant="contained" onClick={() => setIsAsking(true)}>
        {t('access-requests.ask')}
      </Button>
      {isAsking && <AskDialog onClose={() => setIsAsking(false)} />}
    </>
  )
}
